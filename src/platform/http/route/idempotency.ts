import { createHash } from 'node:crypto'
import type { Database, Migration } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
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
}

export const idempotencyMigrations: readonly Migration[] = [
  {
    name: '0002 platform: idempotency',
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
    name: '0051 platform: whom kept answers are about',
    statements: [
      `alter table platform.idempotency add column concerns text[] not null default '{}',
         add column is_dropped boolean not null default false`,
      'create index idempotency_by_member on platform.idempotency using gin (concerns)',
    ],
  },
  {
    name: '0052 platform: encrypted answers',
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
    async once(scope, key, request, invoke, beforeItIsKnown = false) {
      const keyHash = hashOf(`${scope}\n${key}`)
      // With the key, which is stored nowhere: a body may hold a password, and a hash of it alone could be guessed.
      const requestHash = hashOf(`${key}\n${request}`)
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

/** Takes the transaction back that found its key taken. */
class KeyTaken extends Error {}

function unlessTaken(error: unknown): false {
  if (brokenConstraint(error) !== 'idempotency_pkey') throw error
  return false
}
