import type { Database } from '#platform/database/database.ts'
import type { Mail, MailContents, OutboxMessage, TakenMail } from '../mails.ts'
import type { Mails } from '../ports.ts'
import type { Seal } from './sealed.ts'

interface Row extends Omit<Mail, 'to' | keyof MailContents> {
  readonly email: string
  readonly firstName: string
  readonly contents: string | null
  readonly attempts: number
  readonly settledAt: Date
}

const columns = `mail.id, mail.member_id as "memberId", mail.to_email as email, mail.to_first_name as "firstName",
  mail.subject, mail.contents, mail.kind, mail.expires_at as "expiresAt", mail.created_at as "createdAt",
  mail.attempts, mail.settled_at as "settledAt"`

const contentsOf = ({ kind, contents }: Row, seal: Seal): MailContents | null => {
  const text = kind === 'secret' && contents ? seal.open(contents) : contents
  return text ? (JSON.parse(text) as MailContents) : null
}

const asTaken = (
  { email, firstName, contents: _, settledAt: __, ...row }: Row,
  contents: MailContents,
): TakenMail => ({ ...row, ...contents, to: { email, firstName } })

/** The number of the attempt tells one process's hold on a mail from another's. */
const settling = (database: Database) =>
  database.statement<never>(
    'settle-mail',
    `update messaging.mail set
       state = $3, channel = $4, failure = $5, next_attempt_at = $6, settled_at = $7,
       contents_left_at = case when $3 = 'pending' then null else contents_left_at end,
       contents = case when $8::boolean then null else contents end
     where id = $1 and attempts = $2 and state = 'sending'`,
  )

export function mailsInDatabase(database: Database, seal: Seal): Mails {
  return {
    ...writing(database, seal),
    ...claiming(database, seal),
    ...leaving(database),
    ...reading(database, seal),
  }
}

function writing(database: Database, seal: Seal): Pick<Mails, 'add' | 'forget'> {
  const add = database.statement<never>(
    'add-mail',
    `insert into messaging.mail
       (id, member_id, to_email, to_first_name, subject, contents, kind, state, next_attempt_at, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'pending', $9, $8, $9)`,
  )
  const forget = database.statement<never>('forget-mails', 'delete from messaging.mail where member_id = $1')
  return {
    async add({ id, memberId, to, subject, kind, expiresAt, createdAt, lines, links, action }) {
      const contents = JSON.stringify({ lines, links, action })
      const kept = kind === 'secret' ? seal.seal(contents) : contents
      await add(id, memberId, to.email, to.firstName, subject, kept, kind, expiresAt, createdAt)
    },
    async forget(memberId) {
      await forget(memberId)
    },
  }
}

function claiming(database: Database, seal: Seal): Pick<Mails, 'take'> {
  const take = database.statement<Row>(
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
  const settle = settling(database)
  return {
    async take(now, until, limit) {
      const taken: TakenMail[] = []
      for (const row of await take(now, until, limit)) {
        const contents = contentsOf(row, seal)
        if (contents) taken.push(asTaken(row, contents))
        else
          await settle(
            row.id,
            row.attempts,
            'failed',
            null,
            'The keys that open it are gone.',
            now,
            now,
            true,
          )
      }
      return taken
    },
  }
}

function leaving(database: Database): Pick<Mails, 'noteContentsLeave' | 'settle' | 'giveUp'> {
  const noteContentsLeave = database.statement<{ id: string }>(
    'note-mail-contents-leave',
    `update messaging.mail set contents_left_at = $3
     where id = $1 and attempts = $2 and state = 'sending' returning id`,
  )
  const settle = settling(database)
  const giveUpCutOff = database.statement<never>(
    'give-up-cut-off-mails',
    `update messaging.mail set
       state = 'unknown', failure = 'The process ended while it was sent.', settled_at = $1,
       contents = case when kind = 'secret' then null else contents end
     where state = 'sending' and next_attempt_at <= $1 and contents_left_at is not null`,
  )
  const giveUpExpired = database.statement<never>(
    'give-up-expired-mails',
    `update messaging.mail set
       contents = null,
       state = case when state in ('pending', 'sending') then 'failed' else state end,
       failure = case when state in ('pending', 'sending') then 'It could not be sent in time.' else failure end,
       settled_at = coalesce(settled_at, $1)
     where contents is not null and expires_at <= $1 and (state <> 'sending' or next_attempt_at <= $1)`,
  )
  return {
    async noteContentsLeave({ id, attempts }, at) {
      const [ours] = await noteContentsLeave(id, attempts, at)
      if (!ours) throw new Error(`Mail ${id} was taken over.`)
    },
    async settle({ id, attempts }, { state, channel, failure, nextAttemptAt, at, wipe }) {
      await settle(
        id,
        attempts,
        state,
        channel,
        failure,
        nextAttemptAt,
        state === 'pending' ? null : at,
        wipe,
      )
    },
    async giveUp(now) {
      await giveUpCutOff(now)
      await giveUpExpired(now)
    },
  }
}

function reading(database: Database, seal: Seal): Pick<Mails, 'inOutbox' | 'countInOutbox' | 'of'> {
  const inOutbox = database.statement<Row>(
    'mails-in-outbox',
    `select ${columns} from messaging.mail
     where channel = 'outbox' and id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by id desc limit $1`,
  )
  const countInOutbox = database.statement<{ count: number }>(
    'count-mails-in-outbox',
    `select count(*)::int as count from messaging.mail where channel = 'outbox'`,
  )
  const of = database.statement<{ subject: string; at: Date }>(
    'mails-of-member',
    'select subject, created_at as at from messaging.mail where member_id = $1 order by id desc',
  )
  return {
    async inOutbox(limit, before) {
      const rows = await inOutbox(limit, before ?? null)
      return rows.map((row): OutboxMessage => {
        const { id, memberId, subject, kind, createdAt, email, firstName, settledAt: sentAt } = row
        const to = { email, firstName, number: null }
        return {
          id,
          memberId,
          subject,
          kind,
          createdAt,
          sentAt,
          channel: 'email',
          to,
          imageUrl: null,
          contents: contentsOf(row, seal),
        }
      })
    },
    countInOutbox: async () => (await countInOutbox())[0]?.count ?? 0,
    of: memberId => of(memberId),
  }
}
