/** What seats, bots and games are called. */
import type { SeatLook } from '../games/client';
import type { TableInfo } from '../generated/messages';
import { colourOf, shapeOf } from '../lib/shapes';
import { has, t } from '../lib/text.svelte';

export const gameName = (game: string, title = game): string => (has(`pages-game-${game}`) ? t(`pages-game-${game}`) : title);

/** Texts of sums of variants (`clans+forecasting`) have names without the plus. */
export function variantName(game: string, variant: string): string {
  const id = `${game}-variant-${variant.replaceAll('+', '-')}`;
  return has(id) ? t(id) : variant;
}

export const botName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** The name at a seat; somebody with several seats is told apart by number. */
export function nameOf(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (!info) return t('client-player', { seat: seat + 1 });
  const plain = info.kind === 'bot' ? botName(info.bot) : info.name;
  if (!plain) return t('client-seat-free');
  const alike = table.seats.filter((each) => (each.kind === 'bot' ? botName(each.bot) : each.name) === plain);
  return alike.length > 1 ? t('client-seat-nth', { name: plain, nth: alike.indexOf(info) + 1 }) : plain;
}

export function looks(table: TableInfo, you: number[], token: (seat: number) => number = (seat) => seat): SeatLook[] {
  return table.seats.map((_, seat) => ({ name: nameOf(table, seat), shape: shapeOf(token(seat)), colour: colourOf(token(seat)), you: you.includes(seat) }));
}

/** What a line of a score is called. */
export function lineName(game: string, what: string): string {
  const id = `${game}-score-${what}`;
  return has(id) ? t(id) : has(`${game}-${what}`) ? t(`${game}-${what}`) : what;
}

/** A number with a real minus. */
export const signed = (value: number | string): string => String(value).replace('-', '−');

/** Whether a score is a sum of points, so that it is worth saying how many of what brought them. */
export const counted = (game: string): boolean => !has(`${game}-written`);

/** A score as people of that game write it: where the lowest wins, it counts downwards. */
export const written = (game: string, score: number): string => (counted(game) ? signed(score) : t(`${game}-written`, { less: -score }));
