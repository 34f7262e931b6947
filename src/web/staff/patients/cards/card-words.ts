import type { ClaimCardsCardsItem } from '#api/schemas/index.ts'
import { dayOf } from '../../../format/days.ts'

const asked = {
  birthday: ' We’ll ask for your birthday.',
  phone: ' We’ll ask for the last four digits of your phone number.',
  nothing: '',
} satisfies Record<ClaimCardsCardsItem['asks'], string>

export const cardLines = ({ asks, url }: ClaimCardsCardsItem, expiresAt: string): readonly string[] => [
  `Your VIP membership is waiting. Scan, or enter the code at ${new URL(url).host}/claim.${asked[asks]}`,
  `The code works once, until ${dayOf(expiresAt)}. Or show this card at the front desk.`,
]

export const patients = (count: number) => `${count} ${count === 1 ? 'patient' : 'patients'}`
