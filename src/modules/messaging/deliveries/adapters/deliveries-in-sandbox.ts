import type { Database } from '#platform/database/database.ts'
import { type Channel, isService } from '../delivery.ts'
import type { SandboxDelivery, StoredDeliveries } from '../ports.ts'

type SandboxRow = Omit<SandboxDelivery, 'to' | 'subject' | 'kind' | 'contents'> & {
  readonly channel: Channel
} & Readonly<Record<'campaignKind' | 'type' | 'target' | 'firstName' | 'title' | 'message', string>>

/** Sent messages, for the demo's inbox and for their member. */
export function shownFrom(database: Database): Pick<StoredDeliveries, 'inSandbox' | 'countInSandbox' | 'of'> {
  const inSandbox = database.statement<SandboxRow>(
    'deliveries-in-outbox',
    `select d.id, d.channel, d.target, d.first_name as "firstName", c.title, c.message, c.image_url as "imageUrl",
       c.kind as "campaignKind", c.type, c.created_at as "createdAt", d.settled_at as "sentAt"
     from messaging.delivery d join messaging.campaign c on c.id = d.campaign_id
     where d.carrier in ('push', 'app', 'outbox') and d.id < coalesce($2::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by d.id desc limit $1`,
  )
  const of = database.statement<Record<string, unknown>>(
    'deliveries-of-member',
    `select c.title, c.message, d.channel, d.state, d.reason, d.settled_at as at
     from messaging.delivery d join messaging.campaign c on c.id = d.campaign_id
     where d.member_id = $1 and d.state <> 'skipped' order by d.id desc`,
  )
  return {
    inSandbox: async (limit, before) => (await inSandbox(limit, before ?? null)).map(messageOf),
    countInSandbox: () =>
      database.em().count(database.table('messaging.delivery'), { carrier: ['push', 'app', 'outbox'] }),
    of: memberId => of(memberId),
  }
}

function messageOf(sent: SandboxRow): SandboxDelivery {
  const { target, title, message, firstName, campaignKind, type, ...row } = sent
  return {
    ...row,
    to: {
      firstName,
      email: row.channel === 'email' ? target : null,
      number: row.channel === 'sms' ? target : null,
    },
    subject: title,
    kind: isService({ kind: campaignKind, type }) ? 'service' : 'marketing',
    contents: { lines: message.split(/\r?\n/).filter(line => line.trim()), action: null },
  }
}
