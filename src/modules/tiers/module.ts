import type { Module, Platform } from '#platform/module.ts'
import { standingsInDatabase, tiersMigrations } from './adapters/database.ts'
import type { TiersPorts } from './ports.ts'
import { openTiers } from './tiers.ts'

type Others = Pick<TiersPorts, 'tellMember'>

export const tiersModule = {
  migrations: tiersMigrations,
  open: ({ database, memory }: Platform, others: Others) =>
    openTiers({ standings: standingsInDatabase(database, memory), ...others }),
} satisfies Module
