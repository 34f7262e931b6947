import { requireAge } from '#platform/kernel/minimum-age.ts'
import { checkBirthday } from './members.ts'
import type { AccountsPorts } from './ports.ts'

export async function fillBirthday(
  ports: Pick<AccountsPorts, 'members' | 'now' | 'timeZone' | 'minimumAge'>,
  memberId: string,
  dateOfBirth: string,
): Promise<void> {
  const { members, now, timeZone } = ports
  checkBirthday(dateOfBirth, now(), timeZone)
  requireAge(dateOfBirth, ports)
  await members.fillBirthday(memberId, dateOfBirth)
}
