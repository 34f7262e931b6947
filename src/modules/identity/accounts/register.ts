import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { newId } from '#platform/kernel/ids.ts'
import { requireAge } from '#platform/kernel/minimum-age.ts'
import { checkPassword } from './check-password.ts'
import { checkBirthday, detailsOf, type NewMember, normalizeEmail } from './members.ts'
import type { AccountsPorts } from './ports.ts'
import { NameMissing, PlaceholderEmail } from './refusals.ts'

export async function register(
  ports: AccountsPorts,
  newMember: NewMember,
  browser?: SignInBrowser,
): Promise<string> {
  const { members, secrets, noticeDevice, now, timeZone } = ports
  const createdAt = now()
  const details = detailsOf(newMember)
  if (!details.firstName) throw new NameMissing()
  const email = normalizeEmail(newMember.email)
  if (ports.isPlaceholderEmail(email)) throw new PlaceholderEmail()
  checkBirthday(newMember.dateOfBirth, createdAt, timeZone)
  requireAge(newMember.dateOfBirth, ports)
  await checkPassword(ports, newMember.password, newMember, 'password')

  const id = newId(createdAt.getTime())
  await members.add({
    id,
    email,
    passwordHash: await secrets.hash(newMember.password),
    ...details,
    staffRole: newMember.staffRole ?? null,
    createdAt,
  })
  await members.recordSignIn(id, createdAt)
  if (browser) await noticeDevice({ id, email, firstName: details.firstName }, browser)
  return id
}
