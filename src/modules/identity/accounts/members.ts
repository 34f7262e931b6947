import type { StaffRole } from '#platform/kernel/access/roles.ts'
import { clinicDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { InvalidBirthday } from './refusals.ts'

export interface Member {
  readonly id: string
  /** The sign-in address; null for a member who has none, or only a shared one. */
  readonly email: string | null
  /** Null until the member sets a password. */
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  /** 'YYYY-MM-DD'. */
  readonly dateOfBirth: string | null
  /** Set for an account that opens the staff area without a code (D-9). */
  readonly staffRole: StaffRole | null
  readonly createdAt: Date
}

export interface NewMember {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly dateOfBirth?: string | undefined
  readonly staffRole?: StaffRole | undefined
}

/** Email addresses are compared without case. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase()

/** First and last name from the form, or a full name, split at its first space. */
export function namesOf({ name, firstName, lastName }: Pick<NewMember, 'name' | 'firstName' | 'lastName'>): {
  firstName: string
  lastName: string
} {
  if (firstName) return { firstName: firstName.trim(), lastName: lastName?.trim() ?? '' }
  const [first = '', ...rest] = name.trim().split(' ')
  return { firstName: first, lastName: rest.join(' ').trim() }
}

/** Refuses a birthday in the future or more than 130 years ago. */
export function checkBirthday(dateOfBirth: string | undefined, now: Date, timeZone: TimeZone): void {
  if (!dateOfBirth) return
  const today = clinicDay(now, timeZone)
  const oldest = `${Number(today.slice(0, 4)) - 130}${today.slice(4)}`
  if (dateOfBirth > today || dateOfBirth < oldest) throw new InvalidBirthday()
}
