/** The fields that a column of another system's list can have. */
export const fields = [
  'externalId',
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'birthday',
  'address',
  'points',
  'spend',
  'visits',
  'tier',
  'joined',
  'lastVisit',
  'treatments',
  'emailConsent',
  'emailOptOut',
  'emailConsentDate',
  'smsConsent',
  'smsOptOut',
  'smsConsentDate',
  'noContact',
  'consentSource',
  'blocked',
  'deceased',
  'ignore',
] as const

export type Field = (typeof fields)[number]

/** Whether several columns can have this field, such as three phone numbers or a five-part address. */
export const mayRepeat = (field: Field): boolean =>
  field === 'email' ||
  field === 'phone' ||
  field === 'address' ||
  field === 'treatments' ||
  field === 'ignore'

export const isDate = (field: Field): boolean =>
  field === 'birthday' ||
  field === 'joined' ||
  field === 'lastVisit' ||
  field === 'emailConsentDate' ||
  field === 'smsConsentDate'
