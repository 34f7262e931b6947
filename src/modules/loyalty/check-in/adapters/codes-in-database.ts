import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Table } from '#platform/database/database.ts'
import { type CheckInCode, type EditedCode, newSecret } from '../check-in-codes.ts'
import type { CheckInCodes } from '../ports.ts'

const CodeTable = defineEntity({
  name: 'CheckInCode',
  tableName: 'loyalty.check_in_code',
  properties: {
    id: p.uuid().primary(),
    code: p.text().unique('check_in_code_code_key'),
    description: p.text(),
    pointsValue: p.integer(),
    placeId: p.uuid().strictNullable(),
    isActive: p.boolean(),
    position: p.integer().default(0),
    programmeVersion: p.integer().strictNullable(),
    replacedId: p.uuid().strictNullable(),
    replacedOn: p.text().strictNullable(),
  },
})

export const codeTables: readonly Table[] = [CodeTable]

/** What a publication says of a code; what its QR says stays. */
const publishedFields = [
  'description',
  'pointsValue',
  'placeId',
  'isActive',
  'position',
  'programmeVersion',
] as const

interface PublishedCodes extends CheckInCodes {
  /** All of them, bypassing the cache. */
  read(): Promise<readonly CheckInCode[]>
  /** Makes these the clinic's codes, a new one with a secret of its own; what is not among them is retired. */
  publish(codes: readonly EditedCode[], version: number): Promise<void>
  /** Makes today's visit with the replaced code count as one with the new code. */
  replace(replacement: { readonly oldId: string; readonly newId: string }, day: string): Promise<void>
}

export function codesInDatabase(database: Database, cache: Cache): PublishedCodes {
  const read = () => readCodes(database)
  // Phones check in within a transaction, that of their request's key.
  const codes = cache.readThrough('check-in-codes', read, { keepsFromTransactions: true })
  return {
    all: () => codes.get(''),
    read,
    async addMissing(added) {
      const em = database.em()
      const known = new Set((await em.find(CodeTable, {})).map(({ description }) => description))
      const missing = added
        .filter(({ description }) => !known.has(description))
        .map(({ replaced: _none, ...code }) => code)
      if (missing.length === 0) return
      // Of two who add them at once one does: codes in use have a description each.
      await em.createQueryBuilder(CodeTable).insert(missing).onConflict().ignore().execute()
      cache.invalidate('check-in-codes', '')
    },
    async publish(edited, version) {
      const em = database.em()
      // First none is in use, so that two may change names, and a new one has that of a retired one.
      await em.nativeUpdate(CodeTable, {}, { isActive: false, programmeVersion: version })
      const rows = edited.map(({ id, description, pointsValue, placeId, isRetired }, n) => ({
        id,
        code: newSecret(),
        description,
        pointsValue,
        placeId,
        isActive: !isRetired,
        position: n + 1,
        programmeVersion: version,
      }))
      if (rows.length > 0)
        await em.upsertMany(CodeTable, rows, {
          onConflictFields: ['id'],
          onConflictMergeFields: [...publishedFields],
        })
      cache.invalidate('check-in-codes', '')
    },
    async replace({ oldId, newId }, day) {
      const em = database.em()
      const old = await em.findOneOrFail(CodeTable, { id: oldId })
      // Who replaces twice on a day goes on counting as the first one.
      const replacedId = old.replacedOn === day ? old.replacedId : oldId
      await em.nativeUpdate(CodeTable, { id: newId }, { replacedId, replacedOn: day })
    },
  }
}

async function readCodes(database: Database): Promise<readonly CheckInCode[]> {
  const order = { position: 'asc', description: 'asc', id: 'asc' } as const
  const rows = await database.em().find(CodeTable, {}, { orderBy: order })
  // Plain objects: every check-in walks through them, and an entity computes each of its properties.
  return rows.map(row => ({
    id: row.id,
    code: row.code,
    description: row.description,
    pointsValue: row.pointsValue,
    placeId: row.placeId,
    isActive: row.isActive,
    replaced: row.replacedId && row.replacedOn ? { id: row.replacedId, on: row.replacedOn } : null,
    programmeVersion: row.programmeVersion,
  }))
}
