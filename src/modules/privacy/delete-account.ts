import { trackedTypes } from './consent.ts'
import type { PrivacyPorts } from './ports.ts'
import { AccountIsGone, StaffAccountStays, WrongPassword } from './refusals.ts'

export async function deleteAccount(
  ports: PrivacyPorts,
  memberId: string,
  password: string,
  visitorId: string | undefined,
): Promise<void> {
  await confirm(ports, memberId, password)
  await ports.inTransaction(async () => {
    await ports.erasePlatformData(memberId)
    for (const { eraseMember } of ports.holdings) await eraseMember(memberId)
    if (visitorId) await ports.tracks.remove(visitorId, trackedTypes)
  })
}

/** Before the transaction: the slow hash of a password must not hold a connection. */
async function confirm({ reauthenticate }: PrivacyPorts, memberId: string, password: string): Promise<void> {
  const answer = await reauthenticate(memberId, password)
  if (answer === 'gone') throw new AccountIsGone()
  if (answer === 'wrong password') throw new WrongPassword()
  if (answer === 'staff') throw new StaffAccountStays()
}
