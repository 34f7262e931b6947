import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { StoredClicks } from '../ports.ts'

export const OpenedLinkTable = defineEntity({
  name: 'OpenedLink',
  tableName: 'messaging.opened_link',
  properties: {
    deliveryId: p.uuid().primary(),
    link: p.smallint().primary(),
    campaignId: p.uuid(),
    at: p.datetime(),
  },
  indexes: [{ name: 'opened_link_of_campaign', properties: ['campaignId', 'link'] }],
})

export function clicksInDatabase(database: Database): StoredClicks {
  const messageOf = database.statement<{ message: string }>(
    'message-of-delivery',
    `select c.message from messaging.delivery d join messaging.campaign c on c.id = d.campaign_id where d.id = $1`,
  )
  // Not in a delivery's last month, to avoid a race with its reduction to a count.
  const record = database.statement<never>(
    'note-opened-link',
    `insert into messaging.opened_link (delivery_id, link, campaign_id, at)
     select id, $2::smallint, campaign_id, $3::timestamptz from messaging.delivery
     where id = $1 and (settled_at is null or settled_at > $3::timestamptz - interval '1 year')
     on conflict (delivery_id, link) do nothing`,
  )
  const of = database.statement<Record<string, unknown>>(
    'links-opened-by-member',
    `select c.title, o.link, o.at from messaging.opened_link o
     join messaging.delivery d on d.id = o.delivery_id join messaging.campaign c on c.id = o.campaign_id
     where d.member_id = $1 order by o.at desc, o.link`,
  )
  return {
    messageOf: async deliveryId => (await messageOf(deliveryId))[0],
    async record({ deliveryId, link }, at) {
      await record(deliveryId, link, at)
    },
    of: memberId => of(memberId),
  }
}
