import type { Database, Engine, Migration } from '#platform/database/database.ts'
import { type ChannelTrouble, troubleInWords } from '../channel-trouble.ts'
import type { StoredTroubles } from '../ports.ts'

export const channelMigrations: readonly Migration[] = [
  {
    name: '0103 messaging: trouble with a channel',
    statements: [
      `create table messaging.channel_trouble (
        channel text not null check (channel in ('email', 'push', 'sms')),
        service text not null,
        kind text not null check (kind in ('account', 'away', 'slow')),
        reason text not null,
        signed_in boolean not null,
        since timestamptz not null,
        seen_at timestamptz not null,
        tries integer not null,
        next_try_at timestamptz not null,
        primary key (channel, service)
      )`,
    ],
  },
]

const listTroubles = `select channel, service, kind, reason, signed_in as "signedIn", since, seen_at as "seenAt", tries,
    next_try_at as "nextTryAt"
  from messaging.channel_trouble where kind = 'account' or seen_at > $1::timestamptz - interval '1 hour'
  order by kind, channel, service`

/** For who only looks at a database, which may be one from before there was such a table. */
export async function channelTroublesOn({ run }: Pick<Engine, 'run'>, at: Date) {
  const table = await run(undefined, `select to_regclass('messaging.channel_trouble') as name`, [])
  if (!(table.rows[0] as { name: string | null }).name) return []
  const { rows } = await run(undefined, listTroubles, [at])
  return (rows as ChannelTrouble[]).map(trouble => ({ ...trouble, words: troubleInWords(trouble) }))
}

export function troublesInDatabase(database: Database): StoredTroubles {
  const list = database.statement<ChannelTrouble>('list-channel-troubles', listTroubles)
  const put = database.statement<never>(
    'put-channel-trouble',
    `insert into messaging.channel_trouble (channel, service, kind, reason, signed_in, since, seen_at, tries, next_try_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (channel, service) do update set kind = excluded.kind, reason = excluded.reason, signed_in = excluded.signed_in,
       since = excluded.since, seen_at = excluded.seen_at, tries = excluded.tries, next_try_at = excluded.next_try_at`,
  )
  const remove = database.statement<never>(
    'remove-channel-trouble',
    'delete from messaging.channel_trouble where channel = $1 and service = $2',
  )
  return {
    list: at => list(at),
    async put({ channel, service, kind, reason, signedIn, since, seenAt, tries, nextTryAt }) {
      await put(channel, service, kind, reason, signedIn, since, seenAt, tries, nextTryAt)
    },
    async remove(channel, service) {
      await remove(channel, service)
    },
  }
}
