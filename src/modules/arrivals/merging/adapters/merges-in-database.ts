import { defineEntity, type FilterQuery, type InferEntity, p } from '@mikro-orm/core'
import type { ArchivedTable } from '#platform/archive.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { RetentionRule } from '#platform/scheduled-tasks/housekeeping.ts'
import type { Merge, MergeEffects, MergeState, Merges } from '../ports.ts'

export const mergeMigrations: readonly Migration[] = [
  {
    name: '0116 arrivals: patients who are one person',
    statements: [
      `create table arrivals.merge (
        id uuid primary key,
        state text not null check (state in ('suggested', 'dismissed', 'merged', 'undone')),
        survivor_id uuid not null,
        absorbed_id uuid not null,
        actor text not null,
        actor_name text not null,
        at timestamptz not null,
        key_id text,
        encrypted bytea,
        check (survivor_id <> absorbed_id)
      )`,
      'create index merge_by_survivor on arrivals.merge (survivor_id)',
      'create index merge_by_absorbed on arrivals.merge (absorbed_id)',
      'create index merge_by_key on arrivals.merge (key_id, id) where key_id is not null',
    ],
  },
]

export const MergeTable = defineEntity({
  name: 'Merge',
  tableName: 'arrivals.merge',
  properties: {
    id: p.uuid().primary(),
    state: p.text().$type<MergeState>(),
    survivorId: p.uuid().index('merge_by_survivor'),
    absorbedId: p.uuid().index('merge_by_absorbed'),
    actor: p.text(),
    actorName: p.text(),
    at: p.datetime(),
    keyId: p.text().strictNullable(),
    encrypted: p.blob().strictNullable(),
  },
})

/** The data needed to undo a merge: both accounts as they were. */
export const mergeRows: EncryptedRows = {
  name: 'merges of patients',
  table: 'arrivals.merge',
  columns: ['id'],
  keyId: 'key_id',
  bytes: 'encrypted',
  boundTo: ([id]) => `merge ${id}`,
}

export const archivedMerges: ArchivedTable = {
  name: 'possible-duplicates',
  table: 'arrivals.merge',
  about: 'Patients who may be one person, as the desk suggested or a manager dismissed.',
  where: "state in ('suggested', 'dismissed')",
  opened: [{ rows: mergeRows, as: 'effects', form: 'json' }],
}

/**
 * Deleted once nothing can be undone. The ledger still has which account became which, and the audit log who did it.
 */
export const expiredMerges: RetentionRule = {
  name: 'merges',
  table: 'arrivals.merge',
  expired: `r.at < $1::timestamptz - interval '8 days' and r.state in ('merged', 'undone')`,
}

export function mergesInDatabase(database: Database, cipher: Cipher): Merges {
  const find = async (where: FilterQuery<InferEntity<typeof MergeTable>>, order: 'asc' | 'desc' = 'desc') =>
    (await database.em().find(MergeTable, where, { orderBy: { at: order, id: order } })).map(mergeOf)
  const pair = (...both: string[]) => ({ survivorId: { $in: both }, absorbedId: { $in: both } })
  return {
    async add(merge, effects) {
      const { id, state, survivorId, absorbedId, actor, actorName, at } = merge
      const sealed = effects && cipher.encrypt(JSON.stringify(effects), mergeRows.boundTo([id]))
      await database.em().insert(MergeTable, {
        ...{ id, state, survivorId, absorbedId, actor, actorName, at },
        ...{ keyId: sealed?.keyId ?? null, encrypted: sealed?.bytes ?? null },
      })
    },
    of: memberId => find({ $or: [{ survivorId: memberId }, { absorbedId: memberId }] }),
    suggested: () => find({ state: 'suggested' }, 'asc'),
    ofPair: async (one, other) => (await find({ ...pair(one, other), state: 'merged' }))[0],
    find: async id => (await find({ id }))[0],
    async effectsOf(id) {
      const { keyId, encrypted: bytes } = (await database.em().findOne(MergeTable, { id })) ?? {}
      if (!keyId || !bytes) return undefined
      return JSON.parse(cipher.decrypt({ keyId, bytes }, mergeRows.boundTo([id])).toString()) as MergeEffects
    },
    async markUndone(id) {
      await database.em().nativeUpdate(MergeTable, { id }, { state: 'undone', keyId: null, encrypted: null })
    },
    async removeSuggestions(one, other) {
      const where = { ...pair(one, other), state: { $in: ['suggested', 'dismissed'] as MergeState[] } }
      await database.em().nativeDelete(MergeTable, where)
    },
    async forget(memberIds) {
      const among = { $in: [...memberIds] }
      await database.em().nativeDelete(MergeTable, { $or: [{ survivorId: among }, { absorbedId: among }] })
    },
  }
}

const mergeOf = (row: InferEntity<typeof MergeTable>): Merge => {
  const { keyId: _key, encrypted: _bytes, ...merge } = row
  return merge
}
