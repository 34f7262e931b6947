import { trackedTypes } from './consent.ts'
import type { PrivacyPorts } from './ports.ts'
import { AccountIsGone, NoPassword, StaffAccountStays, WrongPassword } from './refusals.ts'

export async function deleteAccount(
  ports: PrivacyPorts,
  memberId: string,
  password: string,
  visitorId: string | undefined,
): Promise<void> {
  await confirm(ports, memberId, password)
  await ports.inTransaction(async () => {
    await removeMembers(ports, [memberId])
    if (visitorId) await ports.tracks.remove(visitorId, trackedTypes)
  })
}

/** Deletes all data of a member and the accounts merged into them, in the caller's transaction. */
export async function removeMembers(
  {
    erasePlatformData,
    accountsOf,
    holdings,
  }: Pick<PrivacyPorts, 'erasePlatformData' | 'accountsOf' | 'holdings'>,
  memberIds: readonly string[],
): Promise<void> {
  const accounts = (await Promise.all(memberIds.map(accountsOf))).flat()
  await erasePlatformData(accounts)
  for (const { eraseMembers } of holdings) await eraseMembers(accounts)
}

/** Runs before the transaction, because the slow password hash shouldn't hold a connection. */
async function confirm({ reauthenticate }: PrivacyPorts, memberId: string, password: string): Promise<void> {
  const answer = await reauthenticate(memberId, password)
  if (answer === 'gone') throw new AccountIsGone()
  if (answer === 'no password') throw new NoPassword()
  if (answer === 'wrong password') throw new WrongPassword()
  if (answer === 'staff') throw new StaffAccountStays()
}
