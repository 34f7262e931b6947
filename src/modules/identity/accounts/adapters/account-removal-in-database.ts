import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { AccountsPorts } from '../ports.ts'

/** The part that the audit log keeps. */
type RemovalRecord = { readonly at: Date } & Readonly<
  Record<'id' | 'staffId' | 'staffName' | 'role' | 'action' | 'memberId' | 'address', string>
>

interface RemovalPorts {
  readonly removeSessionsOf: (memberIds: readonly string[]) => Promise<void>
  readonly audit: (entry: RemovalRecord) => Promise<void>
}

/** Removes accounts (D-33). */
export function accountRemovalInDatabase(
  database: Database,
  cache: Cache,
  { removeSessionsOf, audit }: RemovalPorts,
): AccountsPorts['removeAccounts'] {
  const remove = database.statement<{ id: string; email: string | null }>(
    'remove-member',
    'delete from identity.member where id = any($1::uuid[]) returning id, email',
  )
  return async (memberIds, at) => {
    // The accounts first: a session being saved waits for its row, and then no longer finds it.
    const removed = await remove(memberIds)
    if (removed.length === 0) return
    await removeSessionsOf(memberIds)
    cache.invalidate('member-count', '')
    for (const { id: memberId, email } of removed) {
      cache.invalidate('member', memberId)
      if (email) cache.invalidate('patient-by-email', email)
      await audit({
        ...{ id: newId(at.getTime()), at, memberId, address: '' },
        ...{ staffId: memberId, staffName: 'the member', role: 'member', action: 'deleteAccount' },
      })
    }
  }
}
