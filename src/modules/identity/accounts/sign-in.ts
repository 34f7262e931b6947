import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import type { StaffRole } from '#platform/kernel/access/roles.ts'
import { normalizeEmail } from './members.ts'
import type { AccountsPorts } from './ports.ts'
import { WrongCredentials } from './refusals.ts'

export interface SignedIn {
  readonly memberId: string
  /** Set for a staff account, which opens the staff area without a code. */
  readonly staff: { readonly id: string; readonly name: string; readonly role: StaffRole } | undefined
}

export async function signIn(
  {
    members,
    secrets,
    noticeDevice,
    now,
  }: Pick<AccountsPorts, 'members' | 'secrets' | 'noticeDevice' | 'now'>,
  email: string,
  password: string,
  browser: SignInBrowser,
): Promise<SignedIn> {
  const found = await members.findByEmail(normalizeEmail(email))
  const member = found?.closedAt ? undefined : found
  const right = await secrets.verify(member?.passwordHash ?? undefined, password)
  if (!member || !right) throw new WrongCredentials()

  await members.recordSignIn(member.id, now())
  await noticeDevice(member, browser)
  const { id, firstName, lastName, staffRole } = member
  const name = `${firstName} ${lastName}`.trim()
  return { memberId: id, staff: staffRole ? { id, name, role: staffRole } : undefined }
}
