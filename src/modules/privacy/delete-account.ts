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
    if (!(await removeMembers(ports, [memberId]))) throw new AccountIsGone()
    if (visitorId) await ports.tracks.remove(visitorId, trackedTypes)
  })
}

/**
 * Deletes all data of members and the accounts merged into theirs, in the caller's transaction. Returns false if one of
 * them no longer has an account.
 */
export async function removeMembers(
  {
    erasePlatformData,
    holdMembers,
    accountsOf,
    holdings,
  }: Pick<PrivacyPorts, 'erasePlatformData' | 'holdMembers' | 'accountsOf' | 'holdings'>,
  memberIds: readonly string[],
): Promise<boolean> {
  // A merge or its undo locks the same rows, so which accounts are theirs doesn't change from here on.
  const areMembers = await holdMembers(memberIds)
  const accounts = (await Promise.all(memberIds.map(accountsOf))).flat()
  await erasePlatformData(accounts)
  for (const { eraseMembers } of holdings) await eraseMembers(accounts)
  return areMembers
}

/** Runs before the transaction, because the slow password hash shouldn't hold a connection. */
async function confirm({ reauthenticate }: PrivacyPorts, memberId: string, password: string): Promise<void> {
  const answer = await reauthenticate(memberId, password)
  if (answer === 'gone') throw new AccountIsGone()
  if (answer === 'no password') throw new NoPassword()
  if (answer === 'wrong password') throw new WrongPassword()
  if (answer === 'staff') throw new StaffAccountStays()
}
