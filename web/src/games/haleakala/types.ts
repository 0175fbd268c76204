/** What the server shows of a game of Haleakalā; the whole of it is open to both. */
export type {
  HaleakalaCard as Card, HaleakalaDeck as Deck, HaleakalaOffer as Offer, HaleakalaPlace as Place, HaleakalaPlayer as Player,
  HaleakalaPreview as Preview, HaleakalaSegment as Segment, HaleakalaTable as View,
} from '../../generated/messages';
