import { newId } from '#platform/kernel/ids.ts'
import { requireAge } from '#platform/kernel/minimum-age.ts'
import { checkBirthday, detailsOf, type NewMember } from './members.ts'
import type { AccountsPorts } from './ports.ts'
import { NameMissing } from './refusals.ts'

/** A member whom someone else creates. Nobody can sign in until a password is set. */
export interface MemberWithoutPassword extends Pick<NewMember, 'firstName' | 'lastName' | 'dateOfBirth'> {
  /** In lower case; null without one. */
  readonly email: string | null
}

export async function joinWithoutPassword(
  ports: Pick<AccountsPorts, 'members' | 'now' | 'timeZone' | 'minimumAge'>,
  { email, ...given }: MemberWithoutPassword,
): Promise<string> {
  const createdAt = ports.now()
  const details = detailsOf({ ...given, name: given.firstName ?? '' })
  if (!details.firstName) throw new NameMissing()
  checkBirthday(given.dateOfBirth, createdAt, ports.timeZone)
  requireAge(given.dateOfBirth, ports)
  const id = newId(createdAt.getTime())
  await ports.members.add({ id, email, passwordHash: null, ...details, staffRole: null, createdAt })
  return id
}
