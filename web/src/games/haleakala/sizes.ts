/** How large things are drawn on the island: on a phone larger, since the whole is small there. */
export interface Sizes { disc: number; pill: number; piece: number; card: number; label: number; badge: number; boat: number }
export const DESK: Sizes = { disc: 15.5, pill: 15, piece: 1.08, card: 1, label: 15, badge: 14, boat: .98 };
export const PHONE: Sizes = { disc: 17.5, pill: 21, piece: 1.15, card: 1.1, label: 21, badge: 20, boat: .9 };
