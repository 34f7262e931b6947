import type { ClaimCardsCardsItemAsks } from './claimCardsCardsItemAsks.ts'

export type ClaimCardsCardsItem = {
  name: string
  code: string
  /** The link in the QR code. It also identifies the member to the front desk’s scanner. */
  url: string
  /** What the patient enters along with the code: their birthday, or the last four digits of their phone number. */
  asks: ClaimCardsCardsItemAsks
}
