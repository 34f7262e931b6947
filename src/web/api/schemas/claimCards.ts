import type { ClaimCardsCardsItem } from './claimCardsCardsItem.ts'

export interface ClaimCards {
  cards: ClaimCardsCardsItem[]
  expiresAt: string
}
