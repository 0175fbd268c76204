/** Short notes about what just happened; they go by themselves and are read aloud. */

export interface Notice { id: number; text: string; kind: 'info' | 'warn' }

export const notices = $state<Notice[]>([]);
let count = 0;

export function notify(text: string, kind: Notice['kind'] = 'info', seconds = 6): void {
  const id = ++count;
  if (notices.some((each) => each.text === text)) return;
  notices.push({ id, text, kind });
  setTimeout(() => dismiss(id), seconds * 1000);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((each) => each.id === id);
  if (index >= 0) notices.splice(index, 1);
}
