import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { AccountRemoval } from '../ports.ts'

export const accountRemovalMigrations: readonly Migration[] = [
  {
    name: '0022 identity: audit entries by member',
    statements: ['create index audit_by_member on identity.audit_entry (member_id, at)'],
  },
]

/** The part that the audit log keeps. */
type RemovalRecord = { readonly at: Date } & Readonly<
  Record<'id' | 'staffId' | 'staffName' | 'role' | 'action' | 'memberId' | 'address', string>
>

/** What surrounds an account, for the member's download, and its removal (D-33). */
export function accountRemovalInDatabase(
  database: Database,
  cache: Cache,
  audit: (entry: RemovalRecord) => Promise<void>,
): AccountRemoval {
  const sessionsOf = database.statement<{ expiresAt: Date }>(
    'sessions-held',
    'select expires_at as "expiresAt" from identity.session where member_id = $1 order by expires_at',
  )
  const staffActionsOn = database.statement<{ at: Date; role: string; action: string }>(
    'staff-actions-on',
    `select at, role, action from identity.audit_entry where member_id = $1 and role <> 'member' order by at, id`,
  )
  const remove = database.statement<{ id: string; email: string | null }>(
    'remove-member',
    'delete from identity.member where id = any($1::uuid[]) returning id, email',
  )
  const endSessions = database.statement<{ key_hash: string }>(
    'end-sessions-of',
    'delete from identity.session where member_id = any($1::uuid[]) returning key_hash',
  )

  return {
    sessionsOf,
    staffActionsOn,
    async remove(memberIds, at) {
      // The accounts first: a session being saved waits for its row, and then no longer finds it.
      const removed = await remove(memberIds)
      if (removed.length === 0) return
      for (const { key_hash } of await endSessions(memberIds)) cache.invalidate('session', key_hash)
      cache.invalidate('member-count', '')
      for (const { id: memberId, email } of removed) {
        cache.invalidate('member', memberId)
        if (email) cache.invalidate('patient-by-email', email)
        await audit({
          ...{ id: newId(at.getTime()), at, memberId, address: '' },
          ...{ staffId: memberId, staffName: 'the member', role: 'member', action: 'deleteAccount' },
        })
      }
    },
  }
}
