import { setImmediate, setTimeout } from 'node:timers/promises'
import { LockMode } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import { type PatientImport, statesUnderWay } from '../patient-import.ts'
import type { FileParts, Imports, Origins } from '../ports.ts'
import type { ListedPerson } from '../rules/person.ts'
import { FilePartTable, filePartRows, ImportTable, OriginTable, originRows } from './arrivals-tables.ts'
import { readTable } from './read-table.ts'

/** A few hundred rows. */
const pieceBytes = 32 * 1024

/** A pause between two batches, long enough for a check-in. */
const turnMs = 20

export function importsInDatabase(database: Database): Imports {
  const find = async (id: string): Promise<PatientImport | undefined> =>
    (await database.em().findOne(ImportTable, { id })) ?? undefined
  const change = async (where: object, changes: object) =>
    (await database.em().nativeUpdate(ImportTable, where, changes)) > 0
  return {
    // On the embedded database, a check-in waits for a whole batch, because there is only one connection.
    batchSize: database.kind === 'embedded' ? 50 : 75,
    async add(started) {
      await database.em().insert(ImportTable, { ...started, leasedUntil: null })
    },
    find,
    list: () => database.em().find(ImportTable, {}, { orderBy: { createdAt: 'desc' }, limit: 50 }),
    change: (id, from, changes) => change({ id, state: { $in: [...from] } }, changes),
    async checkAgain() {
      await change({ state: 'checked' }, { state: 'checking', settledRows: 0, totals: null })
    },
    async countUndone() {
      const where = { state: { $in: ['undoing', 'undone'] as const } }
      const found = await database.em().find(ImportTable, where, { fields: ['state'] })
      return found.every(({ state }) => state === 'undone') ? found.length : undefined
    },
    lease: (at, leasedUntil) =>
      database.em().transactional(async em => {
        const isFree = { $or: [{ leasedUntil: null }, { leasedUntil: { $lt: at } }] }
        const waits = (await em.count(ImportTable, { state: 'undoing' })) > 0 ? 'checking' : undefined
        const where = { state: { $in: statesUnderWay.filter(state => state !== waits) }, ...isFree }
        const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE
        const next = await em.findOne(ImportTable, where, { lockMode, orderBy: { createdAt: 'asc' } })
        if (next) await em.nativeUpdate(ImportTable, { id: next.id }, { leasedUntil })
        return next ?? undefined
      }),
    async renew(id, leasedUntil, settledRows) {
      await change({ id }, { leasedUntil, settledRows })
    },
    async giveWay() {
      // The embedded database never yields to the event loop: without a pause, requests wait until the import ends.
      if (database.kind === 'embedded') await setTimeout(turnMs)
    },
    async release(id) {
      await change({ id }, { leasedUntil: null })
    },
    takeTurn: () => database.lock('patient imports'),
    async hold(id, state) {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
      return (await database.em().findOne(ImportTable, { id, state }, lock)) !== null
    },
  }
}

export function filesInDatabase(database: Database, cipher: Cipher): FileParts {
  const partOf = async (importId: string, number: number) => {
    const part = await database.em().findOne(FilePartTable, { importId, number })
    if (!part) return undefined
    const { keyId, encrypted } = part
    return cipher.decrypt({ keyId, bytes: encrypted }, filePartRows.boundTo([importId, number]))
  }
  async function* bytesOf(partAt: (number: number) => Promise<Uint8Array | undefined>) {
    for (let number = 1; ; number++) {
      const bytes = await partAt(number)
      if (!bytes) return
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        // Parsing blocks the process, so let other work run between two pieces.
        await setImmediate()
        yield bytes.subarray(at, at + pieceBytes)
      }
    }
  }
  return {
    async add(importId, number, bytes) {
      const { keyId, bytes: encrypted } = cipher.encrypt(bytes, filePartRows.boundTo([importId, number]))
      await database.em().upsert(FilePartTable, { importId, number, size: bytes.length, keyId, encrypted })
    },
    async size(importId) {
      const parts = await database.em().find(FilePartTable, { importId }, { fields: ['number', 'size'] })
      const isWhole = parts.every(({ number }) => number <= parts.length)
      return isWhole ? parts.reduce((sum, { size }) => sum + size, 0) : 0
    },
    rowsOf(importId) {
      // A file's beginning is read several times, to recognize its format.
      let latest: { readonly number: number; readonly bytes: Uint8Array | undefined } | undefined
      const partAt = async (number: number) => {
        if (latest?.number !== number) latest = { number, bytes: await partOf(importId, number) }
        return latest.bytes
      }
      return readTable(() => bytesOf(partAt))
    },
  }
}

export function originsInDatabase(database: Database, cipher: Cipher): Origins {
  const add = database.statement<never>(
    'add-origins',
    `insert into arrivals.origin as o (source, import_id, key, member_id, last_visit_at, key_id, encrypted)
     select $1, $2::uuid, given.*
     from unnest($3::text[], $4::uuid[], $5::timestamptz[], $6::text[], $7::bytea[]) as given
     on conflict (source, key) do update set member_id = excluded.member_id, import_id = excluded.import_id,
       is_undone = false, last_visit_at = excluded.last_visit_at, key_id = excluded.key_id,
       encrypted = excluded.encrypted`,
  )
  const otherOf = (row: { source: string; key: string; keyId: string; encrypted: Uint8Array }) => {
    const sealed = { keyId: row.keyId, bytes: row.encrypted }
    const other = cipher.decrypt(sealed, originRows.boundTo([row.source, row.key]))
    return JSON.parse(other.toString()) as ListedPerson['other']
  }
  return {
    async of(source, keys) {
      const found = await database.em().find(OriginTable, { source, key: { $in: [...keys] } })
      return new Map(found.map(row => [row.key, { ...row, withPoints: otherOf(row)['points'] !== '0' }]))
    },
    async membersFrom(source, memberIds, importId) {
      if (memberIds.length === 0) return new Map()
      const earlier = { source, importId: { $ne: importId }, isUndone: false }
      const where = { ...earlier, memberId: { $in: [...memberIds] } }
      const withPoints = new Map<string, boolean>()
      for (const row of await database.em().find(OriginTable, where))
        withPoints.set(row.memberId, withPoints.get(row.memberId) || otherOf(row)['points'] !== '0')
      return withPoints
    },
    async add(source, importId, origins) {
      if (origins.length === 0) return
      const encrypted = origins.map(({ key, other }) =>
        cipher.encrypt(JSON.stringify(other), originRows.boundTo([source, key])),
      )
      await add(
        ...[source, importId],
        origins.map(({ key }) => key),
        origins.map(({ memberId }) => memberId),
        origins.map(({ lastVisitAt }) => lastVisitAt),
        encrypted.map(({ keyId }) => keyId),
        encrypted.map(({ bytes }) => bytes),
      )
    },
    async undo(source, keys) {
      if (keys.length === 0) return
      await database.em().nativeUpdate(OriginTable, { source, key: { $in: [...keys] } }, { isUndone: true })
    },
    async move(memberId, to, moved) {
      const em = database.em()
      const found = moved ?? (await em.find(OriginTable, { memberId }))
      for (const { source, key } of found)
        await em.nativeUpdate(OriginTable, { source, key, memberId }, { memberId: to })
      return found.map(({ source, key }) => ({ source, key }))
    },
    async ofMember(memberId) {
      const found = await database.em().find(OriginTable, { memberId })
      return found.map(row => ({ ...row, other: otherOf(row) }))
    },
    async membersOf(importId) {
      const where = { importId, isUndone: false }
      const found = await database.em().find(OriginTable, where, { fields: ['memberId'] })
      return found.map(({ memberId }) => memberId)
    },
    async forget(memberIds) {
      await database.em().nativeDelete(OriginTable, { memberId: { $in: [...memberIds] } })
    },
  }
}
