import { type InferEntity, raw } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { DoneRow, RowFilter, Rows, RowTally, StoredRow, WaitingRow } from '../ports.ts'
import type { ListedPerson } from '../rules/person.ts'
import { personRows, RowTable } from './arrivals-tables.ts'

export function rowsInDatabase(database: Database, cipher: Cipher): Rows {
  return { ...checking(database, cipher), ...reviewing(database, cipher), ...running(database, cipher) }
}

type EncryptedRow = Omit<StoredRow, 'person'> & Pick<InferEntity<typeof RowTable>, 'keyId' | 'encrypted'>

const decryptedBy =
  (cipher: Cipher, importId: string) =>
  ({ keyId, encrypted, ...row }: EncryptedRow): StoredRow => {
    if (keyId === null || encrypted === null) return { ...row, person: null }
    const text = cipher.decrypt({ keyId, bytes: encrypted }, personRows.boundTo([importId, row.number]))
    return { ...row, person: JSON.parse(text.toString()) as ListedPerson }
  }

function checking(
  database: Database,
  cipher: Cipher,
): Pick<Rows, 'removeAll' | 'store' | 'refuseRepeats' | 'tally'> {
  const stored = 'kind sentence key twin is_known member_id points spend_cents key_id encrypted'.split(' ')
  const [columns, excluded] = [stored.join(', '), stored.map(name => `excluded.${name}`).join(', ')]
  const store = database.statement<never>(
    'store-import-rows',
    `insert into arrivals.row as r (import_id, number, ${columns})
     select $1::uuid, given.* from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[],
       $8::uuid[], $9::int[], $10::bigint[], $11::text[], $12::bytea[]) as given on conflict (import_id, number)
     do update set (${columns}) = row (${excluded}) where r.key_id is not null`,
  )
  const refuseRepeats = (name: string, repeated: string) =>
    database.statement<never>(
      name,
      `update arrivals.row r set kind = 'refused', is_known = true, sentence = replace($2, '{row}', repeated.first::text)
       from (${repeated}) repeated
       where r.import_id = $1 and r.number = repeated.number and repeated.first < repeated.number`,
    )
  const refuseSameKey = refuseRepeats(
    'refuse-repeated-key',
    `select number, min(number) over (partition by key) as first from arrivals.row
     where import_id = $1 and key <> '' and kind <> 'refused'`,
  )
  // A window for each contact rather than a join: a list may have one number for everyone.
  const refuseTwins = refuseRepeats(
    'refuse-repeated-twin',
    `select number, min(first) as first from (
       select number, case when born = '' then min(number) over (partition by contact)
         else least(min(number) filter (where born = '') over (partition by contact),
           min(number) over (partition by contact, born)) end as first
       from (select number, split_part(each, ':', 1) as contact, split_part(each, ':', 2) as born
         from arrivals.row, unnest(string_to_array(twin collate "C", ' ')) as each
         where import_id = $1 and kind <> 'refused') contacts
     ) firsts group by 1`,
  )
  const tally = database.statement<RowTally>(
    'tally-import-rows',
    `select kind, outcome, is_known as "isKnown", width_bucket(spend_cents, $2::bigint[]) as level,
       count(*)::int as rows, coalesce(sum(points), 0)::float8 as points, sum(spend_cents)::float8 as "spendCents"
     from arrivals.row where import_id = $1 group by 1, 2, 3, 4`,
  )
  return {
    async removeAll(importId) {
      await database.em().nativeDelete(RowTable, { importId })
    },
    async store(importId, rows) {
      const encrypted = rows.map(({ number, person }) =>
        person ? cipher.encrypt(JSON.stringify(person), personRows.boundTo([importId, number])) : undefined,
      )
      const columns = ['number', 'kind', 'sentence', 'key', 'twin', 'isKnown', 'memberId'] as const
      await store(
        importId,
        ...columns.map(column => rows.map(row => row[column])),
        rows.map(({ person }) => person?.points ?? null),
        rows.map(({ person }) => person?.spendCents ?? 0),
        encrypted.map(each => each?.keyId ?? null),
        encrypted.map(each => each?.bytes ?? null),
      )
    },
    async refuseRepeats(importId, sentence) {
      await refuseSameKey(importId, sentence('{row}'))
      await refuseTwins(importId, sentence('{row}'))
    },
    tally: (importId, spendCents) => tally(importId, spendCents),
  }
}

type Review = Pick<Rows, 'list' | 'count' | 'find' | 'matches' | 'repeatsOf' | 'hasKey' | 'decide'>

function reviewing(database: Database, cipher: Cipher): Review {
  const where = ({ kind, outcome }: RowFilter) => ({ ...(kind && { kind }), ...(outcome && { outcome }) })
  const read = async (importId: string, filter: object, limit?: number) => {
    const options = { orderBy: { number: 'asc' }, ...(limit && { limit }) } as const
    const found = await database.em().find(RowTable, { importId, ...filter }, options)
    return found.map(decryptedBy(cipher, importId))
  }
  return {
    list: (importId, filter, limit, after) =>
      read(importId, { ...where(filter), number: { $gt: after } }, limit),
    count: (importId, filter) => database.em().count(RowTable, { importId, ...where(filter) }),
    find: async (importId, number) => (await read(importId, { number }))[0],
    async repeatsOf(importId, { key, twin }) {
      const contacts = twin.split(' ').flatMap(each => each.split(':')[0] || [])
      const twins = contacts.map(contact => ({ twin: { $like: `%${contact}%` } }))
      const same = [...(key ? [{ key }] : []), ...twins]
      return same.length > 0 ? read(importId, { kind: 'refused', $or: same }) : []
    },
    hasKey: async (importId, key) =>
      (await database.em().count(RowTable, { importId, key, kind: { $ne: 'refused' } })) > 0,
    async matches(importId) {
      const matched = { importId, kind: 'matched', isKnown: false, memberId: { $ne: null } } as const
      const fields = ['number', 'memberId', 'points', 'sentence'] as const
      const found = await database.em().find(RowTable, matched, { fields, orderBy: { number: 'asc' } })
      return found.map(({ memberId, ...row }) => ({ ...row, memberId: memberId as string }))
    },
    async decide(importId, number, decision) {
      await database.em().nativeUpdate(RowTable, { importId, number }, decision)
    },
  }
}

type Running = Pick<Rows, 'waiting' | 'done' | 'settle' | 'enrolled' | 'reassign' | 'forget'>

function running(database: Database, cipher: Cipher): Running {
  const settle = database.statement<never>(
    'settle-import-rows',
    `update arrivals.row r set outcome = settled.outcome, sentence = settled.sentence, effects = settled.effects,
       member_id = coalesce((settled.effects ->> 'memberId')::uuid, settled."memberId", r.member_id)
     from jsonb_to_recordset($2) as settled (number int, outcome text, sentence text, effects jsonb, "memberId" uuid)
     where r.import_id = $1 and r.number = settled.number`,
  )
  return {
    async waiting(importId, limit, after) {
      const due = { outcome: 'waiting', kind: { $in: ['new', 'matched'] }, keyId: { $ne: null } } as const
      const where = { importId, number: { $gt: after }, ...due }
      const found = await database.em().find(RowTable, where, { orderBy: { number: 'asc' }, limit })
      return found.map(decryptedBy(cipher, importId)) as WaitingRow[]
    },
    async reassign(memberIds, memberId, { except, ...which } = {}) {
      const theirs = { ...which, memberId: { $in: [...memberIds] }, outcome: 'waiting' } as const
      const others = except ? { importId: { $ne: except } } : {}
      await database.em().nativeUpdate(RowTable, { ...theirs, ...others }, { memberId })
    },
    async forget(memberIds) {
      const effects = raw("effects - 'insteadOf'")
      const nobody = { memberId: null, keyId: null, encrypted: null, key: '', twin: '', sentence: '' }
      const theirs = { memberId: { $in: [...memberIds] } }
      await database.em().nativeUpdate(RowTable, theirs, { ...nobody, effects })
    },
    async done(importId, limit, before) {
      const where = { importId, outcome: 'done', ...(before && { number: { $lt: before } }) } as const
      const found = await database.em().find(RowTable, where, { orderBy: { number: 'desc' }, limit })
      return found.map(row => ({ ...decryptedBy(cipher, importId)(row), effects: row.effects }) as DoneRow)
    },
    async enrolled(importId, memberIds) {
      const added = { outcome: 'done', effects: { isNew: true } } as const
      const where = { importId, memberId: { $in: [...memberIds] }, ...added }
      const found = await database.em().find(RowTable, where, { fields: ['memberId'] })
      return found.flatMap(({ memberId }) => memberId ?? [])
    },
    async settle(importId, rows) {
      await settle(importId, JSON.stringify(rows))
    },
  }
}
