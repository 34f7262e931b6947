import type { Module, Platform } from '#platform/module.ts'
import { tiersArchive } from './adapters/archive.ts'
import { MilestoneTable, TierTable, termsInDatabase } from './adapters/terms-in-database.ts'
import { TierStatusTable, tierStatusesInDatabase } from './adapters/tier-statuses-in-database.ts'
import type { TiersPorts } from './ports.ts'
import { openTiers } from './tiers.ts'

const risesQueue = { name: 'tier-rises', expireInSeconds: 300, retryAfterSeconds: 1, retries: 9 }

/** How late members rise if their treatment was counted with the old thresholds during a publication. */
const lookEverySeconds = 60

export const tiersModule = {
  archive: tiersArchive,
  tables: [TierStatusTable, TierTable, MilestoneTable],
  queues: [risesQueue],
  open({ database, cache, jobs }: Platform, { notifyMember }: Pick<TiersPorts, 'notifyMember'>) {
    const terms = termsInDatabase(database, cache)
    const door = openTiers({
      tierStatuses: tierStatusesInDatabase(database, cache),
      terms,
      enqueueRises: () => jobs.enqueue(risesQueue.name),
      inTransaction: database.inTransaction,
      notifyMember,
    })
    jobs.handle(risesQueue.name, async (_contents, stopping) => {
      await door.raiseMembers(stopping)
    })
    jobs.poll(lookEverySeconds, risesQueue.name)
    return { ...door, currentLevels: terms.current }
  },
} satisfies Module
