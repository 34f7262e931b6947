/**
 * What the patient enters along with the code: their birthday, or the last four digits of their phone number.
 */
export type ClaimCardsCardsItemAsks = (typeof ClaimCardsCardsItemAsks)[keyof typeof ClaimCardsCardsItemAsks]

export const ClaimCardsCardsItemAsks = {
  birthday: 'birthday',
  phone: 'phone',
  nothing: 'nothing',
} as const
