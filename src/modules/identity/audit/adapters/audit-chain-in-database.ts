import { createHash } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import { chainInspector, type Link, linkText, type SealedEntry } from '../audit-chain.ts'

export const AuditSealTable = defineEntity({
  name: 'AuditSeal',
  tableName: 'identity.audit_seal',
  properties: {
    number: p.bigint('string').primary().autoincrement(false),
    entryId: p.uuid().unique('audit_seal_entry_id_key'),
    writtenAt: p.datetime(),
    hash: p.text(),
  },
})

/** Entries that wait for their seal. */
export const AuditUnsealedTable = defineEntity({
  name: 'AuditUnsealed',
  tableName: 'identity.audit_unsealed',
  properties: { entryId: p.uuid().primary(), writtenAt: p.datetime() },
})

export interface AuditFindings {
  readonly sealed: number
  /** Recent entries that no run of the job has sealed yet. */
  readonly waiting: number
  /** The latest hash: with a copy of it elsewhere, one can prove later that nothing before it was replaced. */
  readonly head: string
  /** The first problem, in words; undefined if there is none. */
  readonly broken: string | undefined
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const text = (time: string) => `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const entryColumns = `e.id, ${text('e.at')} as at, e.staff_id as "staffId", e.staff_name as "staffName", e.role,
  e.action, e.member_id as "memberId", e.subject, e.address`

const batch = 1_000

/** Reads the number and the hash of the chain's last link. */
export function headIn(database: Pick<Database, 'statement'>) {
  const read = database.statement<{ number: string; hash: string }>(
    'audit-chain-head',
    'select number::text, hash from identity.audit_seal order by audit_seal.number desc limit 1',
  )
  return async () => (await read())[0] ?? { number: '0', hash: '' }
}

/**
 * Seals the entries committed after the last run, in the database's order, and returns their number. A separate job, because
 * requests would otherwise wait for each other at the chain's end (D-261).
 */
export function auditSealer(database: Database): () => Promise<number> {
  const readHead = headIn(database)
  const readWaiting = database.statement<SealedEntry & { writtenAt: string }>(
    'audit-unsealed',
    `select ${entryColumns}, ${text('u.written_at')} as "writtenAt"
     from identity.audit_unsealed u join identity.audit_entry e on e.id = u.entry_id
     order by u.written_at, u.entry_id limit ${batch}`,
  )
  const seal = database.effect(
    'seal-audit-entries',
    `with sealed as (delete from identity.audit_unsealed where entry_id = any($1::uuid[]))
     insert into identity.audit_seal (number, entry_id, written_at, hash)
     select $2::bigint + place, id, written_at::timestamptz, hash
     from unnest($1::uuid[], $3::text[], $4::text[]) with ordinality as link (id, written_at, hash, place)`,
  )
  const sealBatch = async () => {
    await database.lock('velora audit chain')
    const head = await readHead()
    const waiting = await readWaiting()
    const last = Number(head.number)
    let { hash } = head
    const hashes = waiting.map(({ writtenAt, ...entry }, index) => {
      hash = sha256(linkText(hash, { number: last + 1 + index, writtenAt, entry }))
      return hash
    })
    if (waiting.length > 0)
      await seal(
        waiting.map(({ id }) => id),
        last,
        waiting.map(({ writtenAt }) => writtenAt),
        hashes,
      )
    return waiting.length
  }
  return async () => {
    let sealed = 0
    let count: number
    do {
      count = await database.inTransaction(sealBatch)
      sealed += count
    } while (count === batch)
    return sealed
  }
}

/** Checks that every entry is unchanged, and that none is missing. Changes nothing. */
export async function verifyAudit(database: Pick<Database, 'statement'>): Promise<AuditFindings> {
  const head = await headIn(database)()
  const [unsealed] = await database.statement<UnsealedEntries>('verify-audit-unsealed', unsealedText)()
  return {
    sealed: Number(head.number),
    waiting: unsealed?.waiting ?? 0,
    head: head.hash,
    broken: (await breakOf(database)) ?? strayOf(unsealed),
  }
}

/** The chain's hash at a position, to compare with a copy. */
export async function hashAt(database: Database, number: string): Promise<string | undefined> {
  return (await database.em().findOne(AuditSealTable, { number }))?.hash
}

async function breakOf(database: Pick<Database, 'statement'>): Promise<string | undefined> {
  const read = database.statement<SealedEntry & LinkRow>('verify-audit-chain', linksText)
  const inspect = chainInspector(sha256)
  let rows: readonly (SealedEntry & LinkRow)[]
  let last = '-1'
  do {
    rows = await read(last)
    for (const row of rows) {
      const broken = inspect(linkOf(row))
      if (broken) return broken
    }
    last = rows.at(-1)?.number ?? last
  } while (rows.length === batch)
  return undefined
}

type LinkRow = Pick<Link, 'entryId' | 'writtenAt' | 'hash'> & { readonly number: string }

const linkOf = ({ number, entryId, writtenAt, hash, ...entry }: SealedEntry & LinkRow): Link => ({
  number: Number(number),
  entryId,
  writtenAt,
  hash,
  entry: entry.id === null ? null : entry,
})

interface UnsealedEntries {
  readonly waiting: number
  /** An entry that is missing from the queue: it was inserted without the triggers. */
  readonly stray: string | null
  /** A queued entry that is missing from the log. */
  readonly gone: string | null
}

function strayOf(unsealed: UnsealedEntries | undefined): string | undefined {
  if (unsealed?.stray) return `entry ${unsealed.stray} was added beside the chain`
  if (unsealed?.gone) return `entry ${unsealed.gone}, which waited for its seal, is missing`
  return undefined
}

const linksText = `
  select s.number::text, s.entry_id as "entryId", ${text('s.written_at')} as "writtenAt", s.hash, ${entryColumns}
  from identity.audit_seal s left join identity.audit_entry e on e.id = s.entry_id
  where s.number > $1::bigint order by s.number limit ${batch}`

const unsealedText = `
  select (select count(*) from identity.audit_unsealed)::int as waiting,
    (select e.id from identity.audit_entry e
     where not exists (select from identity.audit_seal s where s.entry_id = e.id)
       and not exists (select from identity.audit_unsealed u where u.entry_id = e.id) limit 1) as stray,
    (select u.entry_id from identity.audit_unsealed u
     where not exists (select from identity.audit_entry e where e.id = u.entry_id) limit 1) as gone`
