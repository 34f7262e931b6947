import { defineEntity, p } from '@mikro-orm/core'
import type { Database, Migration } from '#platform/database/database.ts'
import type { Renewals } from '../ports.ts'

export const renewalMigrations: readonly Migration[] = [
  {
    name: '0121 privacy: when everyone was asked for a new intake',
    statements: ['create table privacy.renewal (asked_at timestamptz primary key)'],
  },
]

export const RenewalTable = defineEntity({
  name: 'Renewal',
  tableName: 'privacy.renewal',
  properties: { askedAt: p.datetime().primary() },
})

export const renewalsInDatabase = (database: Database): Renewals => ({
  async lastAskedAt() {
    const [last] = await database.em().find(RenewalTable, {}, { orderBy: { askedAt: 'desc' }, limit: 1 })
    return last?.askedAt
  },
  async ask(askedAt) {
    await database.em().upsert(RenewalTable, { askedAt }, { onConflictAction: 'ignore' })
  },
})
