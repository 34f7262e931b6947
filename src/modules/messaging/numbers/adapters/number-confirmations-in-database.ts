import type { Database, Migration } from '#platform/database/database.ts'
import type { NumberToConfirm } from '../number-confirmation.ts'
import type { NumberConfirmations } from '../ports.ts'

export const numberConfirmationMigrations: readonly Migration[] = [
  {
    name: '0057 messaging: numbers to confirm',
    statements: [
      `create table messaging.number_confirmation (
        member_id uuid not null,
        id uuid not null,
        number text not null,
        wording text not null,
        source text not null,
        asked_at timestamptz not null,
        confirmed_at timestamptz,
        ended_at timestamptz,
        in_outbox boolean not null default false,
        primary key (member_id, id)
      )`,
      'create index number_confirmation_by_number on messaging.number_confirmation (number, asked_at)',
      'create index number_confirmation_by_age on messaging.number_confirmation (asked_at)',
      'create index number_confirmation_in_outbox on messaging.number_confirmation (id) where in_outbox',
    ],
  },
]

/** A yes that waits for its code is kept that long; the codes of a day are counted for longer than a day. */
export const expiredNumberConfirmations = {
  name: 'drop-number-confirmations',
  table: 'messaging.number_confirmation',
  expired: `asked_at < $1::timestamptz - interval '30 days'`,
}

const columns = 'id, number, wording, source, asked_at as "askedAt"'

export function numberConfirmationsInDatabase(database: Database): NumberConfirmations {
  return { ...confirming(database), ...inDemo(database), ...erasing(database) }
}

function confirming(
  database: Database,
): Pick<NumberConfirmations, 'add' | 'latestOf' | 'markConfirmed' | 'end'> {
  // Whoever asks for a code for the same number at the same time waits, so that each counts the others.
  const lock = database.statement<never>(
    'lock-number-to-confirm',
    'select pg_advisory_xact_lock(hashtextextended($1, 0))',
  )
  const add = database.statement<{ kept: boolean }>(
    'add-number-confirmation',
    `insert into messaging.number_confirmation (member_id, id, number, wording, source, asked_at)
     select $1, $2, $3, $4, $5, $6::timestamptz
     where (
       select count(*) from messaging.number_confirmation
       where member_id = $1 and asked_at > $6::timestamptz - interval '1 day'
     ) < $7 and (
       select count(*) from messaging.number_confirmation
       where number = $3 and asked_at > $6::timestamptz - interval '1 day'
     ) < $7
     returning true as kept`,
  )
  const latestOf = database.statement<NumberToConfirm & { isConfirmed: boolean }>(
    'latest-number-confirmation-of',
    `select ${columns}, confirmed_at is not null as "isConfirmed"
     from messaging.number_confirmation where member_id = $1 and ended_at is null`,
  )
  const markConfirmed = database.statement<never>(
    'confirm-number',
    'update messaging.number_confirmation set confirmed_at = $2 where id = $1 and confirmed_at is null',
  )
  const end = database.statement<never>(
    'end-number-confirmations',
    `update messaging.number_confirmation set ended_at = $2
     where member_id = $1 and ended_at is null and id is distinct from $3`,
  )
  return {
    async add(memberId, { id, number, wording, source, askedAt }, most) {
      await lock(`number ${number}`)
      const [row] = await add(memberId, id, number, wording, source, askedAt, most)
      // By what was asked, not by the clock, which may step back: the one that was kept last is the only one.
      if (row) await end(memberId, askedAt, id)
      return row !== undefined
    },
    async latestOf(memberId) {
      return (await latestOf(memberId))[0]
    },
    async markConfirmed(id, at) {
      await markConfirmed(id, at)
    },
    async end(memberId, at) {
      await end(memberId, at, null)
    },
  }
}

function inDemo(
  database: Database,
): Pick<NumberConfirmations, 'recordInSandbox' | 'inSandbox' | 'countInSandbox'> {
  const recordInSandbox = database.statement<never>(
    'note-number-code-in-outbox',
    'update messaging.number_confirmation set in_outbox = true where id = $1',
  )
  const inSandbox = database.statement<NumberToConfirm & { memberId: string }>(
    'number-codes-in-outbox',
    `select ${columns}, member_id as "memberId" from messaging.number_confirmation
     where in_outbox and id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff') order by id desc limit $1`,
  )
  const countInSandbox = database.statement<{ count: number }>(
    'count-number-codes-in-outbox',
    'select count(*)::int as count from messaging.number_confirmation where in_outbox',
  )
  return {
    async recordInSandbox(id) {
      await recordInSandbox(id)
    },
    inSandbox: (limit, before) => inSandbox(limit, before ?? null),
    countInSandbox: async () => (await countInSandbox())[0]?.count ?? 0,
  }
}

function erasing(database: Database): Pick<NumberConfirmations, 'forget'> {
  const forget = database.statement<never>(
    'forget-number-confirmations',
    'delete from messaging.number_confirmation where member_id = $1',
  )
  return {
    async forget(memberId) {
      await forget(memberId)
    },
  }
}
