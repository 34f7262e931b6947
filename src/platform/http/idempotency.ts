import { createHash } from 'node:crypto'
import type { Database, Migration } from '#platform/database/database.ts'
import { AnswerNoLongerKept, AnswerShownOnce, KeyUsedForAnotherRequest } from './refusals.ts'

export interface StoredAnswer {
  readonly status: number
  readonly body: string
}

export interface ActedAnswer extends StoredAnswer {
  readonly shownOnce: boolean
  /** The members whom the answer is about. It is dropped when one of them leaves (D-105). */
  readonly concerns: readonly string[]
}

export interface Idempotency {
  /**
   * Acts once for a key: the effect of `act` and the note of its answer are one transaction. A second request with the
   * same key waits for the first, then gets its answer; with another body it is refused (D-45). An answer that is shown
   * once is not kept: asking again throws `AnswerShownOnce`; where a member left meanwhile whom it was about,
   * `AnswerNoLongerKept`.
   */
  once(scope: string, key: string, request: string, act: () => Promise<ActedAnswer>): Promise<StoredAnswer>
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
]

export const oldKeys = {
  name: 'drop-idempotency-keys',
  text: "delete from platform.idempotency where at < $1::timestamptz - interval '24 hours'",
}

interface Noted {
  readonly request_hash: string
  readonly status: number | null
  readonly body: string | null
  readonly is_dropped: boolean
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

export function idempotencyInDatabase(database: Database, now: () => Date): Idempotency {
  const claim = database.statement<{ claimed: boolean }>(
    'claim-idempotency-key',
    `insert into platform.idempotency (key_hash, request_hash, at) values ($1, $2, $3)
     on conflict (key_hash) do nothing returning true as claimed`,
  )
  const find = database.statement<Noted>(
    'find-idempotency-key',
    'select request_hash, status, body, is_dropped from platform.idempotency where key_hash = $1',
  )
  const note = database.statement<never>(
    'note-idempotent-answer',
    'update platform.idempotency set status = $2, body = $3, concerns = $4 where key_hash = $1',
  )

  return {
    async once(scope, key, request, act) {
      const keyHash = hashOf(`${scope}\n${key}`)
      // With the key, which is kept nowhere: a body may hold a password, and a hash of it alone could be guessed.
      const requestHash = hashOf(`${key}\n${request}`)
      return database.inTransaction(async () => {
        const [claimed] = await claim(keyHash, requestHash, now())
        if (claimed) {
          const answer = await act()
          await note(keyHash, answer.status, answer.shownOnce ? null : answer.body, [...answer.concerns])
          return answer
        }
        const [noted] = await find(keyHash)
        if (noted?.request_hash !== requestHash) throw new KeyUsedForAnotherRequest()
        if (noted.is_dropped) throw new AnswerNoLongerKept()
        if (noted.body === null) throw new AnswerShownOnce()
        return { status: noted.status ?? 200, body: noted.body }
      })
    },
  }
}
