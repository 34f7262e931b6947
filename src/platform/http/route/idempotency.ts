import { createHash } from 'node:crypto'
import type { Database, Migration } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import { Refusal } from '#platform/kernel/refusal.ts'
import { AnswerNoLongerKept, AnswerShownOnce, KeyUsedForAnotherRequest } from './refusals.ts'

export interface StoredAnswer {
  readonly status: number
  readonly body: string
}

export interface ActedAnswer extends StoredAnswer {
  readonly oneTimeSecret: boolean
  /** What is kept of it is encrypted. */
  readonly holdsHealthData: boolean
  /** The members whom the answer is about. It is dropped when one of them leaves (D-105). */
  readonly concerns: readonly string[]
}

/** A request with a key, of a member. */
export interface Keyed {
  readonly scope: string
  readonly key: string
  readonly request: string
  readonly memberId: string
}

export interface Idempotency {
  /**
   * Acts once for a key: the effect of `invoke` and the note of its answer are one transaction. A second request with the
   * same key waits for the first, then gets its answer; with another body it is refused (D-45). An answer that is shown
   * once is not kept: asking again throws `AnswerShownOnce`; where a member left meanwhile whom it was about,
   * `AnswerNoLongerKept`. With `beforeItIsKnown`, `invoke` begins before the key is known to be new, and all that it did
   * is taken back where it was not: for what changes nothing but the database (D-141).
   */
  once(
    scope: string,
    key: string,
    request: string,
    invoke: () => Promise<ActedAnswer>,
    beforeItIsKnown?: boolean,
  ): Promise<StoredAnswer>
  /**
   * Acts for several keys at once, in one transaction with a few statements for all of them (D-151). `invoke` gives an
   * outcome for each: an answer, which is kept with the key; a refusal, whose key is free again; or nothing where it can't
   * be done together, and then it changes nothing either. Gives nothing as well for whom `once` has to find out more: a
   * key that was used before or is being used, and everybody where a statement failed, because then nothing was done.
   */
  onceForBatch(
    asked: readonly Keyed[],
    invoke: () => Promise<readonly (StoredAnswer | Refusal | undefined)[]>,
  ): Promise<readonly (StoredAnswer | Refusal | undefined)[]>
}

export const idempotencyMigrations: readonly Migration[] = [
  {
    name: '2026-11-21-03 platform: idempotency',
    statements: [
      `create table platform.idempotency (
        key_hash text primary key,
        request_hash text not null,
        status integer,
        body text,
        at timestamptz not null
      )`,
      'create index idempotency_by_age on platform.idempotency (at)',
    ],
  },
  {
    name: '2026-11-26-13 platform: whom kept answers are about',
    statements: [
      `alter table platform.idempotency add column concerns text[] not null default '{}',
         add column is_dropped boolean not null default false`,
      'create index idempotency_by_member on platform.idempotency using gin (concerns)',
    ],
  },
  {
    name: '2026-11-27-03 platform: encrypted answers',
    statements: [
      'alter table platform.idempotency add column body_key_id text, add column body_encrypted bytea',
      `create index idempotency_by_body_key on platform.idempotency (body_key_id, key_hash)
         where body_key_id is not null`,
    ],
  },
]

export const keptAnswerRows: EncryptedRows = {
  name: 'kept answers',
  table: 'platform.idempotency',
  columns: ['key_hash'],
  keyId: 'body_key_id',
  bytes: 'body_encrypted',
  boundTo: ([keyHash]) => `kept answer ${keyHash}`,
}

export const expiredKeys = {
  name: 'drop-idempotency-keys',
  text: "delete from platform.idempotency where at < $1::timestamptz - interval '24 hours'",
}

interface Noted {
  readonly request_hash: string
  readonly status: number | null
  readonly body: string | null
  readonly keyId: string | null
  readonly bytes: Uint8Array | null
  readonly is_dropped: boolean
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

const hashesOf = ({ scope, key, request }: Omit<Keyed, 'memberId'>) => ({
  keyHash: hashOf(`${scope}\n${key}`),
  // With the key, which is kept nowhere: a body may hold a password, and a hash of it alone could be guessed.
  requestHash: hashOf(`${key}\n${request}`),
})

export function idempotencyInDatabase(database: Database, now: () => Date, cipher: Cipher): Idempotency {
  const claim = database.statement<never>(
    'claim-idempotency-key',
    'insert into platform.idempotency (key_hash, request_hash, at) values ($1, $2, $3)',
  )
  const find = database.statement<Noted>(
    'find-idempotency-key',
    `select request_hash, status, body, body_key_id as "keyId", body_encrypted as bytes, is_dropped
     from platform.idempotency where key_hash = $1`,
  )
  const note = database.effect(
    'note-idempotent-answer',
    `update platform.idempotency
     set status = $2, body = $3, body_key_id = $4, body_encrypted = $5, concerns = $6 where key_hash = $1`,
  )
  const keep = (keyHash: string, { status, body, oneTimeSecret, holdsHealthData, concerns }: ActedAnswer) => {
    const isPlain = !oneTimeSecret && !holdsHealthData
    const hidden =
      holdsHealthData && !oneTimeSecret ? cipher.encrypt(body, keptAnswerRows.boundTo([keyHash])) : undefined
    const bodies = [isPlain ? body : null, hidden?.keyId ?? null, hidden?.bytes ?? null]
    return note(keyHash, status, ...bodies, [...concerns])
  }
  const bodyOf = (keyHash: string, { body, keyId, bytes }: Noted) =>
    keyId && bytes ? cipher.decrypt({ keyId, bytes }, keptAnswerRows.boundTo([keyHash])).toString() : body

  const answerNoted = async (keyHash: string, requestHash: string): Promise<StoredAnswer> => {
    const [noted] = await find(keyHash)
    if (noted?.request_hash !== requestHash) throw new KeyUsedForAnotherRequest()
    if (noted.is_dropped) throw new AnswerNoLongerKept()
    const body = bodyOf(keyHash, noted)
    if (body === null) throw new AnswerShownOnce()
    return { status: noted.status ?? 200, body }
  }

  return {
    onceForBatch: onceForBatch(database, now),
    async once(scope, key, request, invoke, beforeItIsKnown = false) {
      const { keyHash, requestHash } = hashesOf({ scope, key, request })
      let claimed = Promise.resolve(true)
      try {
        return await database.inTransaction(async () => {
          claimed = claim(keyHash, requestHash, now()).then(() => true, unlessTaken)
          claimed.catch(() => {})
          if (!beforeItIsKnown && !(await claimed)) throw new KeyTaken()
          const answer = await invoke()
          await keep(keyHash, answer)
          return answer
        })
      } catch (error) {
        if (await claimed) throw error
        return answerNoted(keyHash, requestHash)
      }
    },
  }
}

/** Keeping waits for nobody longer than this: a key that somebody else is using makes only its own request wait. */
const longestWait = '200ms'

function onceForBatch(database: Database, now: () => Date): Idempotency['onceForBatch'] {
  const waitShortly = database.effect(
    'wait-shortly',
    `select set_config('lock_timeout', '${longestWait}', true)`,
  )
  // In one order, so that two of these never wait for each other. A key that is there takes all of it back (D-322).
  const keep = database.effect(
    'keep-idempotent-answers',
    `insert into platform.idempotency (key_hash, request_hash, concerns, status, body, at)
     select key_hash, request_hash, array[member_id], status, body, $6::timestamptz
     from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[])
       as given (key_hash, request_hash, member_id, status, body) order by key_hash`,
  )
  const findKnown = database.statement<{ key_hash: string }>(
    'find-idempotency-keys',
    'select key_hash from platform.idempotency where key_hash = any($1::text[])',
  )
  const knownOf = async (hashes: readonly string[]) =>
    new Set(hashes.length > 0 ? (await findKnown(hashes)).map(({ key_hash }) => key_hash) : [])
  return async (asked, invoke) => {
    try {
      return await database.inTransaction(async () => {
        void waitShortly()
        const outcomes = await invoke()
        const noted = asked.map((each, n) => ({ ...each, ...hashesOf(each), outcome: outcomes[n] }))
        const given = noted.flatMap(({ outcome, ...each }) =>
          isAnswer(outcome) ? { ...each, ...outcome } : [],
        )
        const columns = (['keyHash', 'requestHash', 'memberId', 'status', 'body'] as const).map(column =>
          given.map(each => each[column]),
        )
        if (given.length > 0) void keep(...columns, now().toISOString())
        // Who was answered before is told that, whatever is refused by now.
        const refused = noted.filter(({ outcome }) => outcome instanceof Refusal)
        const known = await knownOf(refused.map(({ keyHash }) => keyHash))
        return noted.map(({ keyHash, outcome }) => (known.has(keyHash) ? undefined : outcome))
      })
    } catch (error) {
      // Where the database is away it is so for each of them.
      if (error instanceof Refusal) throw error
      return asked.map(() => undefined)
    }
  }
}

const isAnswer = (outcome: StoredAnswer | Refusal | undefined): outcome is StoredAnswer =>
  outcome !== undefined && !(outcome instanceof Refusal)

/** Takes the transaction back that found its key taken. */
class KeyTaken extends Error {}

function unlessTaken(error: unknown): false {
  if (brokenConstraint(error) !== 'idempotency_pkey') throw error
  return false
}
