import { defineEntity, p } from '@mikro-orm/core'
import { columnsOf } from '#platform/database/columns.ts'
import type { Database, Engine } from '#platform/database/database.ts'
import { type ChannelTrouble, troubleInWords } from '../channel-trouble.ts'
import type { StoredTroubles } from '../ports.ts'

export const ChannelTroubleTable = defineEntity({
  name: 'ChannelTrouble',
  tableName: 'messaging.channel_trouble',
  properties: {
    channel: p.enum(['email', 'push', 'sms']).primary(),
    service: p.text().primary(),
    kind: p.enum(['account', 'away', 'slow']),
    reason: p.text(),
    signedIn: p.boolean(),
    since: p.datetime(),
    seenAt: p.datetime(),
    tries: p.integer(),
    nextTryAt: p.datetime(),
  },
})

const listTroubles = `select ${columnsOf(ChannelTroubleTable)}
  from messaging.channel_trouble where kind = 'account' or seen_at > $1::timestamptz - interval '1 hour'
  order by kind, channel, service`

/** For read-only commands; an older database may not have this table yet. */
export async function channelTroublesOn({ run }: Pick<Engine, 'run'>, at: Date) {
  const table = await run(undefined, `select to_regclass('messaging.channel_trouble') as name`, [])
  if (!(table.rows[0] as { name: string | null }).name) return []
  const { rows } = await run(undefined, listTroubles, [at])
  return (rows as ChannelTrouble[]).map(trouble => ({ ...trouble, words: troubleInWords(trouble) }))
}

export function troublesInDatabase(database: Database): StoredTroubles {
  const list = database.statement<ChannelTrouble>('list-channel-troubles', listTroubles)
  return {
    list: at => list(at),
    async put(trouble) {
      await database.em().upsert(ChannelTroubleTable, trouble)
    },
    async remove(channel, service) {
      await database.em().nativeDelete(ChannelTroubleTable, { channel, service })
    },
  }
}
