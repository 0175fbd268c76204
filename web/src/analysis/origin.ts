import type { LineInfo } from '../generated/messages';

/** Where a side line comes from: the decision it takes another way, in the replay of the game. */
export const originOf = (line: LineInfo): string => `${line.table ? `/t/${line.table}` : ''}/replay?ply=${line.ply + 1}`;
