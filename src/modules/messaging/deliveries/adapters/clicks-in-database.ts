import { defineEntity, p } from '@mikro-orm/core'
import type { Database, Migration } from '#platform/database/database.ts'
import type { StoredClicks } from '../ports.ts'

export const clickMigrations: readonly Migration[] = [
  {
    name: '0041 messaging: links that recipients opened',
    statements: [
      `create table messaging.opened_link (
        delivery_id uuid not null,
        link smallint not null,
        campaign_id uuid not null,
        at timestamptz not null,
        primary key (delivery_id, link)
      )`,
      'create index opened_link_of_campaign on messaging.opened_link (campaign_id, link)',
      // Public view for statistics: a campaign's results. An SMS has no title.
      `create view messaging.campaign_result as
        select c.id, c.kind, c.channel, case when c.kind = 'sms' then c.message else c.title end as title,
          c.started_at, coalesce(d.sent, 0) as sent, coalesce(d.failed, 0) as failed,
          coalesce(d.skipped, 0) as skipped, coalesce(o.opened, 0) as opened, coalesce(o.bookings, 0) as bookings
        from messaging.campaign c
        left join lateral (
          select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'failed') as failed,
            count(*) filter (where state = 'skipped') as skipped
          from messaging.delivery where campaign_id = c.id
        ) d on true
        left join lateral (
          select count(distinct delivery_id) as opened, count(*) filter (where link = 0) as bookings
          from messaging.opened_link where campaign_id = c.id
        ) o on true
        where c.started_at is not null`,
    ],
  },
]

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
