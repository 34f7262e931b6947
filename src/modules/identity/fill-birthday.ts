import { checkBirthday } from './members.ts'
import type { IdentityPorts } from './ports.ts'

export async function fillBirthday(
  { members, now, timeZone }: IdentityPorts,
  memberId: string,
  dateOfBirth: string,
): Promise<void> {
  checkBirthday(dateOfBirth, now(), timeZone)
  await members.fillBirthday(memberId, dateOfBirth)
}
