import { type InferEntity, raw } from '@mikro-orm/core'
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
const change = (
  database: Database,
  { id, attempts }: Pick<Row, 'id' | 'attempts'>,
  changes: Partial<Row>,
): Promise<number> => database.em().nativeUpdate(MailTable, { id, attempts, state: 'sending' }, changes)

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
  return {
    async claim(now, until, limit) {
      const claimed: ClaimedMail[] = []
      for (const row of await claim(now, until, limit)) {
        const contents = contentsOf(row, cipher)
        const failure = 'The keys that open it are gone.'
        const lost = { state: 'failed', channel: null, failure, settledAt: now, contents: null } as const
        if (contents) claimed.push(asClaimed(row, contents))
        else await change(database, row, { ...lost, nextAttemptAt: now })
      }
      return claimed
    },
  }
}

function sending(database: Database): Pick<StoredMails, 'markDispatched' | 'recordOutcome' | 'expireStale'> {
  return {
    async markDispatched(mail, contentsLeftAt) {
      if ((await change(database, mail, { contentsLeftAt })) === 0)
        throw new Error(`Mail ${mail.id} was claimed by another process.`)
    },
    async recordOutcome(mail, { state, channel, failure, nextAttemptAt, at, wipe, counts }) {
      await change(database, mail, {
        ...{ state, channel, failure, nextAttemptAt },
        ...(state === 'pending' ? { settledAt: null, contentsLeftAt: null } : { settledAt: at }),
        ...(wipe && { contents: null }),
        ...(!counts && { attempts: mail.attempts - 1 }),
      })
    },
    async expireStale(now) {
      const cutOff = {
        state: 'sending',
        nextAttemptAt: { $lte: now },
        contentsLeftAt: { $ne: null },
      } as const
      const contents = raw("case when kind = 'secret' then null else contents end")
      const failure = 'The process ended while it was sent.'
      const change = { state: 'unknown', failure, settledAt: now, contents } as const
      await database.em().nativeUpdate(MailTable, cutOff, change)
      const isFree = { $or: [{ state: { $ne: 'sending' as const } }, { nextAttemptAt: { $lte: now } }] }
      const late = { contents: { $ne: null }, expiresAt: { $lte: now }, ...isFree }
      const unless = (column: string, otherwise: string) =>
        raw(`case when state in ('pending', 'sending') then '${otherwise}' else ${column} end`)
      const settledAt = raw('coalesce(settled_at, ?)', [now])
      await database.em().nativeUpdate(MailTable, late, {
        state: unless('state', 'failed'),
        failure: unless('failure', 'It could not be sent in time.'),
        ...{ contents: null, settledAt },
      })
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
