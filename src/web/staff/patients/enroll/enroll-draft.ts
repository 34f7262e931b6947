import { EnrollPatientBody } from '#api/bodies/contacts/contacts.ts'
import type { EnrollPatientBody as Body } from '#api/schemas/index.ts'
import { contractProblems } from '../../../form/contract-problems.ts'
import { fieldProblems } from '../../../form/field-problems.ts'
import { typedText } from '../../../form/typed-text.ts'

export type EnrollDraft = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly dateOfBirth: string
  readonly agreesToEmail: boolean
  readonly agreesToTexts: boolean
}

export const emptyEnrollment: EnrollDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  dateOfBirth: '',
  agreesToEmail: false,
  agreesToTexts: false,
}

export const enrollmentOf = (draft: EnrollDraft, wording = ''): Body => {
  const phone = typedText(draft.phone)
  const email = typedText(draft.email)
  const agreed = [
    ...(email && draft.agreesToEmail ? (['email'] as const) : []),
    ...(phone && draft.agreesToTexts ? (['sms'] as const) : []),
  ]
  return {
    firstName: typedText(draft.firstName),
    lastName: typedText(draft.lastName),
    ...(phone && { phone }),
    ...(email && { email }),
    ...(draft.dateOfBirth && { dateOfBirth: draft.dateOfBirth }),
    consents: agreed.map(channel => ({ channel, wording })),
  }
}

export const problemsOf = (draft: EnrollDraft) =>
  contractProblems(EnrollPatientBody, enrollmentOf(draft), {
    firstName: fieldProblems.firstName,
    email: 'Please enter a valid email address',
    dateOfBirth: 'Please enter a valid date of birth',
  })

/** The search for existing members, by contact if there is one, because a contact is more specific than a name. */
export function lookedForBy({ firstName, lastName, phone, email }: EnrollDraft): string {
  if (phone.replaceAll(/\D/g, '').length >= 4) return phone
  if (email.includes('@')) return email
  const name = `${firstName} ${lastName}`.trim()
  return lastName.trim().length >= 2 ? name : ''
}
