import { newId } from '#platform/kernel/ids.ts'
import { requireAge } from '#platform/kernel/minimum-age.ts'
import { checkBirthday, type NewMember, namesOf } from './members.ts'
import type { AccountsPorts } from './ports.ts'
import { NameMissing } from './refusals.ts'

/** A member whom someone else creates. Nobody can sign in until a password is set. */
export interface MemberWithoutPassword extends Pick<NewMember, 'firstName' | 'lastName' | 'dateOfBirth'> {
  /** In lower case; null without one. */
  readonly email: string | null
}

export async function joinWithoutPassword(
  ports: Pick<AccountsPorts, 'members' | 'now' | 'timeZone' | 'minimumAge'>,
  { email, dateOfBirth, ...given }: MemberWithoutPassword,
): Promise<string> {
  const createdAt = ports.now()
  const names = namesOf({ ...given, name: given.firstName ?? '' })
  if (!names.firstName) throw new NameMissing()
  checkBirthday(dateOfBirth, createdAt, ports.timeZone)
  requireAge(dateOfBirth, ports)
  const id = newId(createdAt.getTime())
  await ports.members.add({
    ...{ id, email, passwordHash: null, ...names },
    ...{ dateOfBirth: dateOfBirth ?? null, staffRole: null, createdAt },
  })
  return id
}
