import type { Module, Platform } from '#platform/module.ts'
import { tierStatusesInDatabase } from './adapters/standings-in-database.ts'
import { termsInDatabase } from './adapters/terms-in-database.ts'
import { tiersMigrations } from './adapters/tiers-migrations.ts'
import type { TiersPorts } from './ports.ts'
import { openTiers } from './tiers.ts'

type Others = Pick<TiersPorts, 'notifyMember'> & {
  /** As `levels` gave them. */
  readonly levels: TiersPorts['terms']
}

const risesQueue = { name: 'tier-rises', expireInSeconds: 300, retryAfterSeconds: 1, retries: 9 }

/** How late somebody rises whose treatment was counted by the thresholds of before, at the moment of a publication. */
const lookEverySeconds = 60

export const tiersModule = {
  migrations: tiersMigrations,
  queues: [risesQueue],
  /** What tiers take and give: others ask for it before anybody can be told of a rise. */
  levels: ({ database, cache }: Platform) => termsInDatabase(database, cache),
  open({ database, cache, jobs }: Platform, { levels, notifyMember }: Others) {
    const door = openTiers({
      tierStatuses: tierStatusesInDatabase(database, cache),
      terms: levels,
      enqueueRises: () => jobs.enqueue(risesQueue.name),
      inTransaction: database.inTransaction,
      notifyMember,
    })
    jobs.handle(risesQueue.name, async (_contents, stopping) => {
      await door.raiseMembers(stopping)
    })
    jobs.poll(lookEverySeconds, risesQueue.name)
    return door
  },
} satisfies Module & { readonly levels: unknown }
