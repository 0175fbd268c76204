/** Which page is shown: the address, and nothing else. */

export interface Route {
  page: string;
  params: Record<string, string>;
  query: URLSearchParams;
  hash: URLSearchParams;
}

const PAGES: [string, RegExp][] = [
  ['home', /^\/$/],
  ['lobby', /^\/lobby$/],
  ['new', /^\/new$/],
  ['table', /^\/t\/(?<id>[0-9a-f]{1,16})$/],
  ['replay', /^\/t\/(?<id>[0-9a-f]{1,16})\/replay$/],
  ['file', /^\/replay$/],
  ['settings', /^\/settings$/],
  ['about', /^\/about$/],
];
if (import.meta.env.DEV) PAGES.push(['dev', /^\/dev\/board$/]);

export function routeOf(url: URL): Route {
  const path = url.pathname.replace(/(.)\/+$/, '$1');
  for (const [page, pattern] of PAGES) {
    const match = pattern.exec(path);
    if (match) {
      return { page, params: { ...match.groups }, query: url.searchParams, hash: new URLSearchParams(url.hash.slice(1)) };
    }
  }
  return { page: 'missing', params: {}, query: url.searchParams, hash: new URLSearchParams() };
}

const current = $state({ route: routeOf(typeof location === 'undefined' ? new URL('http://lanai/') : new URL(location.href)) });

export function route(): Route {
  return current.route;
}

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  current.route = routeOf(new URL(location.href));
  scrollTo(0, 0);
}

/** Change the query of the page shown, without a new entry in the history: the ply of a replay. */
export function setQuery(values: Record<string, string | number | null>): void {
  const url = new URL(location.href);
  for (const [key, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(key);
    else url.searchParams.set(key, String(value));
  }
  history.replaceState(null, '', url);
}

/** Follow the history, and links inside the house without loading anew. */
export function startRouter(): void {
  addEventListener('popstate', () => (current.route = routeOf(new URL(location.href))));
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(url.href);
  });
}
