/** The columns that a merge combines and its undo reverts. A new column of members that a merge shouldn't lose goes here. */
export const mergedColumns = [
  ...(['email', 'password_hash', 'email_proved_at', 'first_name', 'last_name', 'date_of_birth'] as const),
  // 'MM-DD', without a date of birth.
  'birthday',
  ...(['created_at', 'last_login_at'] as const),
] as const

type Column = (typeof mergedColumns)[number]

/** The fields that one account can take from the other. */
export type AccountFields = { readonly id: string } & {
  readonly [Name in Column]: Name extends 'first_name' | 'last_name' | 'created_at' ? string : string | null
}

export interface ContactRow {
  readonly kind: 'email' | 'phone'
  readonly value: string
  readonly is_shared: boolean
}

/** A password signs in together with an address. */
export const hasPassword = ({ email, password_hash }: AccountFields) =>
  email !== null && password_hash !== null

const takesPassword = (survivor: AccountFields, absorbed: AccountFields) =>
  !hasPassword(survivor) && hasPassword(absorbed)

/**
 * The survivor's own values win, except the earlier `created_at` and the later `last_login_at`. First and last name go
 * together. A survivor without a password takes the other account's, with its email address.
 */
export function mergedFields(survivor: AccountFields, absorbed: AccountFields): AccountFields {
  const dateOfBirth = survivor.date_of_birth ?? absorbed.date_of_birth
  const takesBoth = takesPassword(survivor, absorbed)
  const takesAddress = takesBoth || (survivor.email === null && absorbed.email !== null)
  return {
    id: survivor.id,
    email: takesAddress ? absorbed.email : survivor.email,
    email_proved_at: takesAddress ? absorbed.email_proved_at : survivor.email_proved_at,
    password_hash: takesBoth ? absorbed.password_hash : survivor.password_hash,
    first_name: survivor.first_name || absorbed.first_name,
    last_name: survivor.first_name ? survivor.last_name : absorbed.last_name,
    date_of_birth: dateOfBirth,
    birthday: dateOfBirth === null ? (survivor.birthday ?? absorbed.birthday) : null,
    created_at: earlier(survivor.created_at, absorbed.created_at),
    last_login_at: later(survivor.last_login_at, absorbed.last_login_at),
  }
}

interface OwnerOfCodes {
  readonly member: AccountFields
  readonly recoveryCodes: readonly unknown[]
}

/** Recovery codes stay with their password. Without one, the survivor's own win. */
export const takesCodes = (survivor: OwnerOfCodes, absorbed: OwnerOfCodes): boolean =>
  takesPassword(survivor.member, absorbed.member) ||
  (!hasPassword(survivor.member) && survivor.recoveryCodes.length === 0)

/**
 * Reverts the merged fields, except any that have changed since the merge. Without a password of its own, the account gets
 * its earlier password back in any case, and its earlier address if another one was confirmed since: that may have been the
 * other person.
 */
export function unmergedFields(
  now: AccountFields,
  before: AccountFields,
  merged: AccountFields,
): AccountFields {
  const own = mergedColumns.map(field => [field, now[field] === merged[field] ? before[field] : now[field]])
  const reverted: AccountFields = { ...now, ...Object.fromEntries(own) }
  if (hasPassword(before)) return reverted
  // Replacing their own address took a code that was sent to it, or the desk.
  const isOwn = before.email !== null && before.email === merged.email
  const isTypedAtDesk = now.email !== merged.email && now.email_proved_at === null
  const { email, email_proved_at } = isOwn || isTypedAtDesk ? now : before
  return { ...reverted, email, email_proved_at, password_hash: before.password_hash }
}

const earlier = (a: string, b: string) => (Date.parse(b) < Date.parse(a) ? b : a)
const later = (a: string | null, b: string | null) =>
  a === null || (b !== null && Date.parse(b) > Date.parse(a)) ? b : a
