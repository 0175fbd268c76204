/** What the server shows of a game of Eruption. */
export type {
  EruptionBorder as Border, EruptionCard as Card, EruptionClaim as Claim, EruptionHex as Hex, EruptionOwn as Own,
  EruptionPlayer as Player, EruptionPreview as Preview, EruptionSpot as Spot, EruptionTable as View,
  EruptionTest as Test, EruptionTile as Tile, EruptionVillage as Village,
} from '../../generated/messages';
