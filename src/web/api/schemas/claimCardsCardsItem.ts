import type { ClaimCardsCardsItemAsks } from './claimCardsCardsItemAsks.ts'

export type ClaimCardsCardsItem = {
  name: string
  code: string
  /** What the QR code leads to. */
  url: string
  /** What the patient enters beside the code: the birthday, or the last four digits of the phone number. */
  asks: ClaimCardsCardsItemAsks
}
