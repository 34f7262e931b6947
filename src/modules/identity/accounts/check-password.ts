import type { AccountsPorts } from './ports.ts'
import { WeakPassword } from './refusals.ts'

interface Account {
  readonly email: string
  readonly staffRole?: string | null | undefined
}

const leastForStaff = 8

/** Refuses common passwords with `WeakPassword`. */
export async function checkPassword(
  { isCommonPassword }: Pick<AccountsPorts, 'isCommonPassword'>,
  password: string,
  { email, staffRole }: Account,
  path: 'password' | 'newPassword',
): Promise<void> {
  const given = password.toLowerCase()
  const own = email.trim().toLowerCase()
  if (given === own || given === own.split('@')[0]) throw new WeakPassword('own address', path)
  if (staffRole && password.length < leastForStaff) throw new WeakPassword('short for staff', path)
  if (await isCommonPassword(password)) throw new WeakPassword('common', path)
}
