import type { InferEntity } from '@mikro-orm/core'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database } from '#platform/database/database.ts'
import type { ClaimedMail, MailContents } from '../mails.ts'
import type { StoredMails } from '../ports.ts'
import type { ContentsCipher } from './contents-cipher.ts'
import { MailTable } from './mail-tables.ts'

type Row = InferEntity<typeof MailTable>

const contentsOf = ({ kind, contents }: Row, cipher: ContentsCipher): MailContents | null => {
  const text = kind === 'secret' && contents ? cipher.decrypt(contents) : contents
  return text ? (JSON.parse(text) as MailContents) : null
}

const headOf = ({ id, memberId, subject, kind, createdAt, toEmail, toFirstName }: Row) => ({
  ...{ id, memberId, subject, kind, createdAt },
  to: { email: toEmail, firstName: toFirstName },
})

const asClaimed = (row: Row, contents: MailContents): ClaimedMail => ({
  ...headOf(row),
  ...contents,
  expiresAt: row.expiresAt,
  attempts: row.attempts,
})

/** The attempt's number identifies one process's claim on a mail. */
const recording = (database: Database) =>
  database.statement<never>(
    'settle-mail',
    `update messaging.mail set
       state = $3, channel = $4, failure = $5, next_attempt_at = $6, settled_at = $7,
       contents_left_at = case when $3 = 'pending' then null else contents_left_at end,
       contents = case when $8::boolean then null else contents end,
       attempts = attempts - $9::int
     where id = $1 and attempts = $2 and state = 'sending'`,
  )

export function mailsInDatabase(database: Database, cipher: ContentsCipher): StoredMails {
  return {
    ...writing(database, cipher),
    ...claiming(database, cipher),
    ...sending(database),
    ...reading(database, cipher),
  }
}

const writing = (database: Database, cipher: ContentsCipher): Pick<StoredMails, 'add' | 'forget'> => ({
  async add({ id, memberId, to, subject, kind, expiresAt, createdAt, lines, links, action }) {
    const text = JSON.stringify({ lines, links, action })
    await database.em().insert(MailTable, {
      ...{ id, memberId, subject, kind, expiresAt, createdAt },
      ...{ toEmail: to.email, toFirstName: to.firstName, state: 'pending', nextAttemptAt: createdAt },
      contents: kind === 'secret' ? cipher.encrypt(text) : text,
    })
  },
  async forget(memberIds) {
    await database.em().nativeDelete(MailTable, { memberId: { $in: [...memberIds] } })
  },
})

function claiming(database: Database, cipher: ContentsCipher): Pick<StoredMails, 'claim'> {
  const claim = database.statement<Row>(
    'take-mails',
    `with due as (
       select id as due_id from messaging.mail
       where state in ('pending', 'sending') and next_attempt_at <= $1 and contents_left_at is null
         and (expires_at is null or expires_at > $1)
       order by next_attempt_at limit $3 for update skip locked
     )
     update messaging.mail set state = 'sending', attempts = attempts + 1, next_attempt_at = $2
     from due where id = due_id
     returning ${columnsOf(MailTable)}`,
  )
  const record = recording(database)
  return {
    async claim(now, until, limit) {
      const claimed: ClaimedMail[] = []
      for (const row of await claim(now, until, limit)) {
        const contents = contentsOf(row, cipher)
        if (contents) claimed.push(asClaimed(row, contents))
        else
          await record(
            row.id,
            row.attempts,
            'failed',
            null,
            'The keys that open it are gone.',
            now,
            now,
            true,
            0,
          )
      }
      return claimed
    },
  }
}

function sending(database: Database): Pick<StoredMails, 'markDispatched' | 'recordOutcome' | 'expireStale'> {
  const record = recording(database)
  const expireCutOff = database.statement<never>(
    'give-up-cut-off-mails',
    `update messaging.mail set
       state = 'unknown', failure = 'The process ended while it was sent.', settled_at = $1,
       contents = case when kind = 'secret' then null else contents end
     where state = 'sending' and next_attempt_at <= $1 and contents_left_at is not null`,
  )
  const expireLate = database.statement<never>(
    'give-up-expired-mails',
    `update messaging.mail set
       contents = null,
       state = case when state in ('pending', 'sending') then 'failed' else state end,
       failure = case when state in ('pending', 'sending') then 'It could not be sent in time.' else failure end,
       settled_at = coalesce(settled_at, $1)
     where contents is not null and expires_at <= $1 and (state <> 'sending' or next_attempt_at <= $1)`,
  )
  return {
    async markDispatched({ id, attempts }, contentsLeftAt) {
      const ours = { id, attempts, state: 'sending' } as const
      if ((await database.em().nativeUpdate(MailTable, ours, { contentsLeftAt })) === 0)
        throw new Error(`Mail ${id} was claimed by another process.`)
    },
    async recordOutcome({ id, attempts }, { state, channel, failure, nextAttemptAt, at, wipe, counts }) {
      await record(
        id,
        attempts,
        state,
        channel,
        failure,
        nextAttemptAt,
        state === 'pending' ? null : at,
        wipe,
        counts ? 0 : 1,
      )
    },
    async expireStale(now) {
      await expireCutOff(now)
      await expireLate(now)
    },
  }
}

const inOutbox = { channel: 'outbox' } as const

const reading = (
  database: Database,
  cipher: ContentsCipher,
): Pick<StoredMails, 'inSandbox' | 'countInSandbox' | 'of'> => ({
  async inSandbox(limit, before) {
    const where = { ...inOutbox, ...(before && { id: { $lt: before } }) }
    const rows = await database.em().find(MailTable, where, { orderBy: { id: 'desc' }, limit })
    return rows.map(row => ({
      ...headOf(row),
      sentAt: row.settledAt ?? row.createdAt,
      contents: contentsOf(row, cipher),
    }))
  },
  countInSandbox: () => database.em().count(MailTable, inOutbox),
  async of(memberId) {
    const mails = await database.em().find(MailTable, { memberId }, { orderBy: { id: 'desc' } })
    return mails.map(({ subject, createdAt: at }) => ({ subject, at }))
  },
})
