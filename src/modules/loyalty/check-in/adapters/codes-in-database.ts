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

/** Publishing updates these fields and never the QR content. */
const publishedFields = [
  'description',
  'pointsValue',
  'placeId',
  'isActive',
  'position',
  'programmeVersion',
] as const

interface PublishedCodes extends CheckInCodes {
  /** All codes, bypassing the cache. */
  read(): Promise<readonly CheckInCode[]>
  /** Replaces the clinic's codes. New ones get their own secret; codes that aren't listed are retired. */
  publish(codes: readonly EditedCode[], version: number): Promise<void>
  /** Makes the new code share the replaced one's reference today, so a visit counts only once. */
  replace(replacement: { readonly oldId: string; readonly newId: string }, day: string): Promise<void>
}

export function codesInDatabase(database: Database, cache: Cache): PublishedCodes {
  const read = () => readCodes(database)
  // Check-ins run in a transaction, because of their idempotency key.
  const codes = cache.readThrough('check-in-codes', read, { keepsFromTransactions: true })
  return {
    all: () => codes.get(''),
    read,
    async addFirst(codes) {
      const em = database.em()
      if ((await em.count(CodeTable)) > 0) return
      const first = codes.map(({ replaced: _none, ...code }) => code)
      // If two requests add the same codes, one wins: descriptions of active codes are unique.
      await em.createQueryBuilder(CodeTable).insert(first).onConflict().ignore().execute()
      cache.invalidate('check-in-codes', '')
    },
    async publish(edited, version) {
      const em = database.em()
      // Deactivate all codes first, so two can swap names and a new one can reuse a retired one's name.
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
      // After a second replacement on the same day, visits still count under the day's first code.
      const replacedId = old.replacedOn === day ? old.replacedId : oldId
      await em.nativeUpdate(CodeTable, { id: newId }, { replacedId, replacedOn: day })
    },
  }
}

async function readCodes(database: Database): Promise<readonly CheckInCode[]> {
  const order = { position: 'asc', description: 'asc', id: 'asc' } as const
  const rows = await database.em().find(CodeTable, {}, { orderBy: order })
  // Plain objects: every check-in iterates over them, and entity properties are computed on access.
  return rows.map(({ position: _order, replacedId: id, replacedOn: on, ...code }) => ({
    ...code,
    replaced: id && on ? { id, on } : null,
  }))
}
