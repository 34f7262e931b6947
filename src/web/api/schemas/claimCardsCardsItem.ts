import type { ClaimCardsCardsItemAsks } from './claimCardsCardsItemAsks.ts'

export type ClaimCardsCardsItem = {
  name: string
  code: string
  /** The link in the QR code. It also names the member, so the desk’s scanner finds them. */
  url: string
  /** What the patient enters beside the code: the birthday, or the last four digits of the phone number. */
  asks: ClaimCardsCardsItemAsks
}
