/** The fields that one account can take from the other, as database columns. */
export interface AccountFields {
  readonly id: string
  readonly email: string | null
  readonly password_hash: string | null
  readonly email_proved_at: string | null
  readonly first_name: string
  readonly last_name: string
  readonly date_of_birth: string | null
  /** 'MM-DD', without a date of birth. */
  readonly birthday: string | null
  readonly created_at: string
  readonly last_login_at: string | null
}

export interface ContactRow {
  readonly kind: 'email' | 'phone'
  readonly value: string
  readonly is_shared: boolean
}

const fields = [
  ...(['email', 'password_hash', 'email_proved_at', 'first_name', 'last_name', 'date_of_birth'] as const),
  ...(['birthday', 'created_at', 'last_login_at'] as const),
]

/**
 * The survivor's own values win, except the earlier `created_at` and the later `last_login_at`. First and last name go
 * together. An email address comes with its password, unless the survivor already has one.
 */
export function mergedFields(survivor: AccountFields, absorbed: AccountFields): AccountFields {
  const dateOfBirth = survivor.date_of_birth ?? absorbed.date_of_birth
  const takesAddress = survivor.email === null && absorbed.email !== null
  return {
    id: survivor.id,
    email: survivor.email ?? absorbed.email,
    email_proved_at: takesAddress ? absorbed.email_proved_at : survivor.email_proved_at,
    password_hash: survivor.password_hash ?? (takesAddress ? absorbed.password_hash : null),
    first_name: survivor.first_name || absorbed.first_name,
    last_name: survivor.first_name ? survivor.last_name : absorbed.last_name,
    date_of_birth: dateOfBirth,
    birthday: dateOfBirth === null ? (survivor.birthday ?? absorbed.birthday) : null,
    created_at: earlier(survivor.created_at, absorbed.created_at),
    last_login_at: later(survivor.last_login_at, absorbed.last_login_at),
  }
}

/** Reverts the merged fields, except any that have changed since the merge. */
export function unmergedFields(
  now: AccountFields,
  before: AccountFields,
  merged: AccountFields,
): AccountFields {
  const own = fields.map(field => [field, now[field] === merged[field] ? before[field] : now[field]])
  return { ...now, ...Object.fromEntries(own) }
}

const earlier = (a: string, b: string) => (Date.parse(b) < Date.parse(a) ? b : a)
const later = (a: string | null, b: string | null) =>
  a === null || (b !== null && Date.parse(b) > Date.parse(a)) ? b : a
