/**
 * What the patient enters beside the code: the birthday, or the last four digits of the phone number.
 */
export type ClaimCardsCardsItemAsks = (typeof ClaimCardsCardsItemAsks)[keyof typeof ClaimCardsCardsItemAsks]

export const ClaimCardsCardsItemAsks = {
  birthday: 'birthday',
  phone: 'phone',
  nothing: 'nothing',
} as const
