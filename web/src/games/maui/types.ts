/** What the server shows of a game of Maui; the whole of it is open to everybody. */
export type {
  MauiBeach as Beach, MauiOrnament as Ornament, MauiPreview as Preview, MauiSlot as Slot, MauiSpot as Spot,
  MauiTable as View, MauiTowel as LaidTowel,
} from '../../generated/messages';
