import { checkBirthday } from './members.ts'
import type { AccountsPorts } from './ports.ts'

export async function fillBirthday(
  { members, now, timeZone }: Pick<AccountsPorts, 'members' | 'now' | 'timeZone'>,
  memberId: string,
  dateOfBirth: string,
): Promise<void> {
  checkBirthday(dateOfBirth, now(), timeZone)
  await members.fillBirthday(memberId, dateOfBirth)
}
