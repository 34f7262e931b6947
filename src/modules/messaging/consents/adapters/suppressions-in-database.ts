import type { Database } from '#platform/database/database.ts'
import type { Suppressions } from '../ports.ts'

export function suppressionsInDatabase(database: Database): Suppressions {
  const suppress = database.statement<never>(
    'suppress-target',
    `insert into messaging.suppression (channel, target, reason, at) values ($1, $2, $3, $4) on conflict do nothing`,
  )
  const allow = database.statement<never>(
    'allow-target',
    'delete from messaging.suppression where channel = $1 and target = $2',
  )
  const isSuppressed = database.statement<{ suppressed: boolean }>(
    'is-target-suppressed',
    `select exists (select from messaging.suppression where channel = $1 and target = $2) as suppressed`,
  )
  return {
    async add(channel, target, reason, at) {
      await suppress(channel, target, reason, at)
    },
    async remove(channel, target) {
      await allow(channel, target)
    },
    has: async (channel, target) => (await isSuppressed(channel, target))[0]?.suppressed ?? false,
  }
}
