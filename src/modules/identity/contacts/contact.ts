/** How a member can be reached. A member may have none; two members may share one, as a mother and her daughter do. */
export interface Contact {
  readonly kind: 'email' | 'phone'
  /** An email address in lower case, or a phone number in E.164 ('+13105550142'); what was typed where it is neither. */
  readonly value: string
  /** False for a phone number that can't be one. It is kept as typed, for staff to correct. */
  readonly isValid: boolean
  /** A shared one gets messages for each of its members, and signs nobody in on its own. */
  readonly isShared: boolean
  /** When the member last showed that it is theirs. */
  readonly verifiedAt: Date | null
}

/** A phone number as typed, and in E.164 where it can be one. */
export interface PhoneNumber {
  readonly value: string
  readonly isValid: boolean
}

export type ContactGiven = Pick<Contact, 'kind' | 'value' | 'isValid'>
