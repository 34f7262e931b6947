import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import { Refusal, type RefusalKind } from '#platform/kernel/refusal.ts'
import { AnswerNoLongerKept, AnswerShownOnce, KeyUsedForAnotherRequest, problemOf } from '../refusals.ts'

export interface StoredAnswer {
  readonly status: number
  readonly body: string
}

/** How to store a response. */
interface AnswerTraits {
  /** Encrypts the stored response. */
  readonly holdsHealthData: boolean
  /** The members that the response is about. It is deleted when one of them leaves (D-45). */
  readonly concerns: readonly string[]
}

export interface ActedAnswer extends StoredAnswer, AnswerTraits {
  readonly oneTimeSecret: boolean
}

export interface Idempotency {
  /**
   * Acts once per key: the effect of `invoke` and its stored response are one transaction. A second request with the
   * same key waits for the first and gets its response; with another body it is refused (D-45). A final refusal counts
   * as a response, too, stored as `ofRefusal` says. A response that is shown once isn't stored, so a repeat throws
   * `AnswerShownOnce`. If a member concerned has left, it throws `AnswerNoLongerKept`. With `beforeItIsKnown`, `invoke`
   * starts before the key is known to be new, and is rolled back if it wasn't. That's for actions that only change the
   * database (D-141).
   */
  once(
    scope: string,
    key: string,
    request: string,
    invoke: () => Promise<ActedAnswer>,
    ofRefusal: AnswerTraits,
    beforeItIsKnown?: boolean,
  ): Promise<StoredAnswer>
  /** The stored response for this key; undefined if the key is new. Throws what `once` would. */
  replay(scope: string, key: string, request: string): Promise<StoredAnswer | undefined>
}

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
  table: 'platform.idempotency',
  expired: "at < $1::timestamptz - interval '24 hours'",
}

interface NotedAnswer {
  readonly request_hash: string
  readonly status: number | null
  readonly body: string | null
  readonly keyId: string | null
  readonly bytes: Uint8Array | null
  readonly is_dropped: boolean
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

const hashesOf = (scope: string, key: string, request: string) => ({
  keyHash: hashOf(`${scope}\n${key}`),
  // Includes the key, which is stored nowhere: a body may contain a password, and its bare hash could be guessed.
  requestHash: hashOf(`${key}\n${request}`),
})

export function idempotencyInDatabase(database: Database, now: () => Date, cipher: Cipher): Idempotency {
  const claim = database.statement<never>(
    'claim-idempotency-key',
    'insert into platform.idempotency (key_hash, request_hash, at) values ($1, $2, $3)',
  )
  const find = database.statement<NotedAnswer>(
    'find-idempotency-key',
    `select request_hash, status, body, body_key_id as "keyId", body_encrypted as bytes, is_dropped
     from platform.idempotency where key_hash = $1`,
  )
  const note = database.effect(
    'note-idempotent-answer',
    `update platform.idempotency
     set status = $2, body = $3, body_key_id = $4, body_encrypted = $5, concerns = $6 where key_hash = $1`,
  )
  const bodiesOf = (keyHash: string, { body, oneTimeSecret, holdsHealthData }: ActedAnswer) => {
    const isPlain = !oneTimeSecret && !holdsHealthData
    const hidden =
      holdsHealthData && !oneTimeSecret ? cipher.encrypt(body, keptAnswerRows.boundTo([keyHash])) : undefined
    return [isPlain ? body : null, hidden?.keyId ?? null, hidden?.bytes ?? null]
  }
  const keep = (keyHash: string, answer: ActedAnswer) =>
    note(keyHash, answer.status, ...bodiesOf(keyHash, answer), [...answer.concerns])
  const bodyOf = (keyHash: string, { body, keyId, bytes }: NotedAnswer) =>
    keyId && bytes ? cipher.decrypt({ keyId, bytes }, keptAnswerRows.boundTo([keyHash])).toString() : body

  const insertRefusal = database.statement<never>(
    'keep-idempotent-refusal',
    `insert into platform.idempotency
       (key_hash, request_hash, status, body, body_key_id, body_encrypted, concerns, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (key_hash) do nothing`,
  )
  /** In a separate transaction, because the refused one is rolled back. If storing fails, the key counts as new. */
  const keepRefusal = async (
    keyHash: string,
    requestHash: string,
    refusal: Refusal,
    traits: AnswerTraits,
  ) => {
    const { status, body } = answerOf(refusal)
    const kept = [
      ...bodiesOf(keyHash, { status, body, oneTimeSecret: false, ...traits }),
      [...traits.concerns],
    ]
    await insertRefusal(keyHash, requestHash, status, ...kept, now()).catch(() => {})
  }

  const replay = async (keyHash: string, requestHash: string): Promise<StoredAnswer | undefined> => {
    const [noted] = await find(keyHash)
    if (!noted) return undefined
    if (noted.request_hash !== requestHash) throw new KeyUsedForAnotherRequest()
    if (noted.is_dropped) throw new AnswerNoLongerKept()
    const body = bodyOf(keyHash, noted)
    if (body === null) throw new AnswerShownOnce()
    return { status: noted.status ?? 200, body }
  }

  return {
    replay(scope, key, request) {
      const { keyHash, requestHash } = hashesOf(scope, key, request)
      return replay(keyHash, requestHash)
    },
    async once(scope, key, request, invoke, ofRefusal, beforeItIsKnown = false) {
      const { keyHash, requestHash } = hashesOf(scope, key, request)
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
        if (await claimed) {
          if (isFinal(error)) await keepRefusal(keyHash, requestHash, error, ofRefusal)
          throw error
        }
        const noted = await replay(keyHash, requestHash)
        if (!noted) throw new KeyUsedForAnotherRequest()
        return noted
      }
    },
  }
}

/** Refusals that would be the same for every repeat. Others depend on the moment, or on the caller. */
const finalKinds: ReadonlySet<RefusalKind> = new Set([
  'invalid',
  'missing',
  'refused',
  'conflict',
  'mismatch',
])

const isFinal = (error: unknown): error is Refusal => error instanceof Refusal && finalKinds.has(error.kind)

function answerOf(refusal: Refusal): StoredAnswer {
  const problem = problemOf(refusal)
  return { status: problem.status, body: JSON.stringify(problem) }
}

/** Rolls back the transaction whose key turned out to be taken. */
class KeyTaken extends Error {}

function unlessTaken(error: unknown): false {
  if (brokenConstraint(error) !== 'idempotency_pkey') throw error
  return false
}
