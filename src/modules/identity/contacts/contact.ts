/** A contact of a member. A member may have none; two members may share one, such as a mother and daughter. */
export interface Contact {
  readonly kind: 'email' | 'phone'
  /** An email address in lower case, or a phone number in E.164 ('+13105550142'); otherwise the typed text. */
  readonly value: string
  /** False for an impossible phone number. It is stored as typed, for staff to correct. */
  readonly isValid: boolean
  /** Messages go to a shared one for each of its members, but it can't sign anyone in. */
  readonly isShared: boolean
  /** When the member last confirmed it. */
  readonly verifiedAt: Date | null
}

/** A phone number as typed, and in E.164 if possible. */
export interface PhoneNumber {
  readonly value: string
  readonly isValid: boolean
}

export type ContactGiven = Pick<Contact, 'kind' | 'value' | 'isValid'>
