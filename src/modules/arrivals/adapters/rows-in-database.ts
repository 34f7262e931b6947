import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { DoneRow, JudgedRow, Rows, ShownRow, WaitingRow } from '../ports.ts'
import type { Judgement } from '../rules/judge-row.ts'
import type { ListedPerson } from '../rules/person.ts'
import { personRows, RowTable } from './arrivals-tables.ts'

export function rowsInDatabase(database: Database, cipher: Cipher): Rows {
  return { ...checking(database, cipher), ...showing(database, cipher), ...running(database, cipher) }
}

const decryptedBy =
  (cipher: Cipher, importId: string) =>
  (row: { number: number; keyId: string | null; encrypted: Uint8Array | null }): ListedPerson | null => {
    const { number, keyId, encrypted } = row
    if (keyId === null || encrypted === null) return null
    const text = cipher.decrypt({ keyId, bytes: encrypted }, personRows.boundTo([importId, number]))
    return JSON.parse(text.toString()) as ListedPerson
  }

function checking(
  database: Database,
  cipher: Cipher,
): Pick<Rows, 'removeAll' | 'add' | 'refuseRepeats' | 'counts' | 'amounts'> {
  const add = database.statement<never>(
    'add-import-rows',
    `insert into arrivals.row
       (import_id, number, kind, sentence, key, twin, is_known, member_id, points, spend_cents, key_id, encrypted)
     select $1::uuid, given.* from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[],
       $8::uuid[], $9::int[], $10::bigint[], $11::text[], $12::bytea[]) as given`,
  )
  const refuseRepeats = (by: 'key' | 'twin') =>
    database.statement<never>(
      `refuse-repeated-${by}`,
      `update arrivals.row r set kind = 'refused', sentence = replace($2, '{row}', repeated.first::text)
       from (select number, min(number) over (partition by ${by}) as first from arrivals.row
         where import_id = $1 and ${by} <> '' and kind <> 'refused') repeated
       where r.import_id = $1 and r.number = repeated.number and repeated.first < repeated.number`,
    )
  const [refuseSameKey, refuseTwins] = [refuseRepeats('key'), refuseRepeats('twin')]
  const counts = database.statement<{ kind: Judgement['kind']; count: number }>(
    'count-import-rows',
    'select kind, count(*)::int as count from arrivals.row where import_id = $1 group by kind',
  )
  const amounts = database.statement<{
    number: number
    kind: Judgement['kind']
    points: number
    spendCents: number
  }>(
    'amounts-of-import-rows',
    `select number, kind, points, spend_cents::float8 as "spendCents" from arrivals.row
     where import_id = $1 and number > $2 and kind in ('new', 'matched') and not is_known
     order by number limit 5000`,
  )
  return {
    async removeAll(importId) {
      await database.em().nativeDelete(RowTable, { importId })
    },
    async add(importId, rows) {
      const encrypted = rows.map(({ number, person }) =>
        person ? cipher.encrypt(JSON.stringify(person), personRows.boundTo([importId, number])) : undefined,
      )
      const columnOf = (value: (row: JudgedRow) => unknown) => rows.map(value)
      await add(
        importId,
        columnOf(({ number }) => number),
        columnOf(({ kind }) => kind),
        columnOf(({ sentence }) => sentence),
        columnOf(({ key }) => key),
        columnOf(({ twin }) => twin),
        columnOf(({ isKnown }) => isKnown),
        columnOf(({ memberId }) => memberId),
        columnOf(({ person }) => person?.points ?? 0),
        columnOf(({ person }) => person?.spendCents ?? 0),
        encrypted.map(each => each?.keyId ?? null),
        encrypted.map(each => each?.bytes ?? null),
      )
    },
    async refuseRepeats(importId, sentence) {
      await refuseSameKey(importId, sentence('{row}'))
      await refuseTwins(importId, sentence('{row}'))
    },
    async counts(importId) {
      const found = new Map((await counts(importId)).map(({ kind, count }) => [kind, count]))
      const of = (kind: Judgement['kind']) => found.get(kind) ?? 0
      return { new: of('new'), matched: of('matched'), unclear: of('unclear'), refused: of('refused') }
    },
    async *amounts(importId) {
      let after = 0
      for (;;) {
        const batch = await amounts(importId, after)
        yield batch
        const last = batch.at(-1)
        if (!last) return
        after = last.number
      }
    },
  }
}

function showing(database: Database, cipher: Cipher): Pick<Rows, 'list' | 'decide'> {
  return {
    async list(importId, { kind, outcome }, limit, after) {
      const decrypted = decryptedBy(cipher, importId)
      const where = { importId, number: { $gt: after }, ...(kind && { kind }), ...(outcome && { outcome }) }
      const found = await database.em().find(RowTable, where, { orderBy: { number: 'asc' }, limit })
      return found.map((row): ShownRow => {
        const person = decrypted(row)
        return {
          ...{ number: row.number, kind: row.kind, outcome: row.outcome, sentence: row.sentence },
          ...{ memberId: row.memberId, points: row.points },
          name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
          contacts: person ? [...person.emails, ...person.phones] : [],
        }
      })
    },
    async decide(importId, number, kind) {
      const where = { importId, number, kind: 'unclear' } as const
      return (await database.em().nativeUpdate(RowTable, where, { kind })) > 0
    },
  }
}

function running(database: Database, cipher: Cipher): Pick<Rows, 'waiting' | 'done' | 'settle' | 'forget'> {
  const settle = database.statement<never>(
    'settle-import-rows',
    `update arrivals.row r set outcome = settled.outcome, sentence = settled.sentence, effects = settled.effects,
       member_id = coalesce((settled.effects ->> 'memberId')::uuid, r.member_id)
     from unnest($2::int[], $3::text[], $4::text[], $5::jsonb[]) as settled (number, outcome, sentence, effects)
     where r.import_id = $1 and r.number = settled.number`,
  )
  return {
    async waiting(importId, limit, after) {
      const decrypted = decryptedBy(cipher, importId)
      const due = { outcome: 'waiting', kind: { $in: ['new', 'matched'] }, keyId: { $ne: null } } as const
      const where = { importId, number: { $gt: after }, ...due }
      const found = await database.em().find(RowTable, where, { orderBy: { number: 'asc' }, limit })
      return found.flatMap((row): WaitingRow[] => {
        const { number, kind, sentence, key, twin, isKnown, memberId } = row
        const person = decrypted(row)
        return person ? [{ number, kind, sentence, key, twin, isKnown, memberId, person }] : []
      })
    },
    async forget(memberIds) {
      const nobody = { memberId: null, keyId: null, encrypted: null, key: '', twin: '', sentence: '' }
      await database.em().nativeUpdate(RowTable, { memberId: { $in: [...memberIds] } }, nobody)
    },
    async done(importId, limit, after) {
      const decrypted = decryptedBy(cipher, importId)
      const where = { importId, outcome: 'done', number: { $gt: after } } as const
      const found = await database.em().find(RowTable, where, { orderBy: { number: 'asc' }, limit })
      return found.map(({ ...row }) => ({ ...row, person: decrypted(row) }) as DoneRow)
    },
    async settle(importId, rows) {
      await settle(
        importId,
        rows.map(({ number }) => number),
        rows.map(({ outcome }) => outcome),
        rows.map(({ sentence }) => sentence),
        rows.map(({ effects }) => (effects ? JSON.stringify(effects) : null)),
      )
    },
  }
}
