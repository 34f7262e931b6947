import type { Module, Platform } from '#platform/module.ts'
import { tierStatusesInDatabase, tiersMigrations } from './adapters/database.ts'
import type { TiersPorts } from './ports.ts'
import { openTiers } from './tiers.ts'

type Others = Pick<TiersPorts, 'notifyMember'>

export const tiersModule = {
  migrations: tiersMigrations,
  open: ({ database, cache }: Platform, others: Others) =>
    openTiers({ tierStatuses: tierStatusesInDatabase(database, cache), ...others }),
} satisfies Module
