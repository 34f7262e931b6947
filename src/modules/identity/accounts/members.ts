import type { StaffRole } from '#platform/kernel/access/roles.ts'
import { clinicDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { InvalidBirthday } from './refusals.ts'

/** What a member tells us about themself. */
export interface Details {
  readonly firstName: string
  readonly lastName: string
  /** 'YYYY-MM-DD'. */
  readonly dateOfBirth: string | null
}

export interface Member extends Details {
  readonly id: string
  /** The sign-in address; null for a member who has none, or only a shared one. */
  readonly email: string | null
  /** Null until the member sets a password. */
  readonly passwordHash: string | null
  /** Set for an account that opens the staff area without a code (D-9). */
  readonly staffRole: StaffRole | null
  readonly createdAt: Date
}

/** A member's account as stored. */
export interface Account extends Member {
  /** 'MM-DD', if that is all we know. */
  readonly birthday: string | null
  readonly lastLoginAt: Date | null
  /** Since when the account can't be used to sign in; null while it can. */
  readonly closedAt: Date | null
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

/** The details from a form. */
export const detailsOf = ({ dateOfBirth, ...given }: Omit<NewMember, 'email' | 'password'>): Details => ({
  ...namesOf(given),
  dateOfBirth: dateOfBirth ?? null,
})

/** Without secrets, access and state: what members may see of their own account. */
export function ownData({ passwordHash: _, staffRole: _role, closedAt: _closed, ...shown }: Account) {
  return shown
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
