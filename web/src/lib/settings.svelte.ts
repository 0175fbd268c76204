/** What a person likes, kept in this browser. */
import { preferred, setLanguage } from './text.svelte';

export interface Settings {
  theme: 'system' | 'light' | 'dark';
  /** Empty: as the browser asks. */
  language: string;
  confirm: 'always' | 'final' | 'never';
  /** How fast pieces travel; 0: at once. */
  speed: number;
  sound: boolean;
  /** The text picture and the list of moves in place of the drawn board. */
  plain: boolean;
}

/** What `speed` may be: names of texts, and how long a piece travels. */
export const SPEEDS: [string, number][] = [['slow', 1.8], ['normal', 1], ['fast', 0.5], ['none', 0]];
const KEY = 'lanai-settings';
const DEFAULTS: Settings = { theme: 'system', language: '', confirm: 'always', speed: 1, sound: false, plain: false };

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

function stored(): Partial<Settings> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(found).filter(([key, value]) => typeof value === typeof DEFAULTS[key as keyof Settings]),
    );
  } catch {
    return {};
  }
}

/** Change one thing and remember it. */
export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets; nothing else is lost.
  }
  if (key === 'theme') applyTheme();
  if (key === 'speed') applyMotion();
  if (key === 'language') void applyLanguage();
}

export function dark(): boolean {
  return settings.theme === 'dark'
    || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = dark() ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark() ? '#0f2226' : '#f4ecdd');
}

/** Scenery stands still too where nothing should move. */
export function applyMotion(): void {
  document.documentElement.dataset.motion = moving() ? 'some' : 'none';
}

export function applyLanguage(): Promise<void> {
  return setLanguage(settings.language || preferred(navigator.languages));
}

/** Whether things may move: the person's speed, and what the system asks for. */
export function moving(): boolean {
  return settings.speed > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
