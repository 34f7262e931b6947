import type { Database } from '#platform/database/database.ts'
import type { ClaimedMail, MailContents, QueuedMail, SandboxMail } from '../mails.ts'
import type { StoredMails } from '../ports.ts'
import type { ContentsCipher } from './contents-cipher.ts'

interface Row extends Omit<QueuedMail, 'to' | keyof MailContents> {
  readonly email: string
  readonly firstName: string
  readonly contents: string | null
  readonly attempts: number
  readonly settledAt: Date
}

const columns = `mail.id, mail.member_id as "memberId", mail.to_email as email, mail.to_first_name as "firstName",
  mail.subject, mail.contents, mail.kind, mail.expires_at as "expiresAt", mail.created_at as "createdAt",
  mail.attempts, mail.settled_at as "settledAt"`

const contentsOf = ({ kind, contents }: Row, cipher: ContentsCipher): MailContents | null => {
  const text = kind === 'secret' && contents ? cipher.decrypt(contents) : contents
  return text ? (JSON.parse(text) as MailContents) : null
}

const asClaimed = (
  { email, firstName, contents: _, settledAt: __, ...row }: Row,
  contents: MailContents,
): ClaimedMail => ({ ...row, ...contents, to: { email, firstName } })

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

function writing(database: Database, cipher: ContentsCipher): Pick<StoredMails, 'add' | 'forget'> {
  const add = database.statement<never>(
    'add-mail',
    `insert into messaging.mail
       (id, member_id, to_email, to_first_name, subject, contents, kind, state, next_attempt_at, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'pending', $9, $8, $9)`,
  )
  const forget = database.statement<never>(
    'forget-mails',
    'delete from messaging.mail where member_id = any($1::uuid[])',
  )
  return {
    async add({ id, memberId, to, subject, kind, expiresAt, createdAt, lines, links, action }) {
      const contents = JSON.stringify({ lines, links, action })
      const kept = kind === 'secret' ? cipher.encrypt(contents) : contents
      await add(id, memberId, to.email, to.firstName, subject, kept, kind, expiresAt, createdAt)
    },
    async forget(memberIds) {
      await forget(memberIds)
    },
  }
}

function claiming(database: Database, cipher: ContentsCipher): Pick<StoredMails, 'claim'> {
  const claim = database.statement<Row>(
    'take-mails',
    `with due as (
       select id from messaging.mail
       where state in ('pending', 'sending') and next_attempt_at <= $1 and contents_left_at is null
         and (expires_at is null or expires_at > $1)
       order by next_attempt_at limit $3 for update skip locked
     )
     update messaging.mail set state = 'sending', attempts = attempts + 1, next_attempt_at = $2
     from due where mail.id = due.id
     returning ${columns}`,
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
  const markDispatched = database.statement<{ id: string }>(
    'note-mail-contents-leave',
    `update messaging.mail set contents_left_at = $3
     where id = $1 and attempts = $2 and state = 'sending' returning id`,
  )
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
    async markDispatched({ id, attempts }, at) {
      const [ours] = await markDispatched(id, attempts, at)
      if (!ours) throw new Error(`Mail ${id} was claimed by another process.`)
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

function reading(
  database: Database,
  cipher: ContentsCipher,
): Pick<StoredMails, 'inSandbox' | 'countInSandbox' | 'of'> {
  const inSandbox = database.statement<Row>(
    'mails-in-outbox',
    `select ${columns} from messaging.mail
     where channel = 'outbox' and id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by id desc limit $1`,
  )
  const countInSandbox = database.statement<{ count: number }>(
    'count-mails-in-outbox',
    `select count(*)::int as count from messaging.mail where channel = 'outbox'`,
  )
  const of = database.statement<{ subject: string; at: Date }>(
    'mails-of-member',
    'select subject, created_at as at from messaging.mail where member_id = $1 order by id desc',
  )
  return {
    async inSandbox(limit, before) {
      const rows = await inSandbox(limit, before ?? null)
      return rows.map((row): SandboxMail => {
        const { id, memberId, subject, kind, createdAt, email, firstName, settledAt: sentAt } = row
        const to = { email, firstName }
        return { id, memberId, subject, kind, createdAt, sentAt, to, contents: contentsOf(row, cipher) }
      })
    },
    countInSandbox: async () => (await countInSandbox())[0]?.count ?? 0,
    of: memberId => of(memberId),
  }
}
