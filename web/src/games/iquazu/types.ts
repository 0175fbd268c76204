/** What the server shows of a game of Iquazú: the table to everybody, hand and payments to one seat alone. */
export type {
  IquazuColumn as Column, IquazuGain as Gain, IquazuOffer as Offer, IquazuOwn as Own, IquazuPayment as Payment,
  IquazuPlayer as Player, IquazuPreview as Preview, IquazuRow as Row, IquazuSlot as Slot, IquazuTable as View,
} from '../../generated/messages';
