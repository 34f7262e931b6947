import { defineEntity, p } from '@mikro-orm/core'
import type { Migration, Table } from '#platform/database/database.ts'
import { firstIdAt, type RetentionRule } from '#platform/scheduled-tasks/housekeeping.ts'

export const oldDeliveryMigrations: readonly Migration[] = [
  {
    name: '0114 messaging: old messages become counts',
    statements: [
      `create table messaging.delivery_count (
        campaign_id uuid not null,
        state text not null,
        reason text,
        count integer not null,
        delivered integer not null,
        undelivered integer not null,
        last_attempt_at timestamptz,
        unique nulls not distinct (campaign_id, state, reason)
      )`,
      // Link null: recipients who opened any link.
      `create table messaging.opened_link_count (
        campaign_id uuid not null,
        link smallint,
        count integer not null,
        unique nulls not distinct (campaign_id, link)
      )`,
      // In-app messages, and mails outside of campaigns.
      `create table messaging.message_count (
        month date not null,
        carrier text not null check (carrier in ('app', 'mail')),
        kind text not null,
        outcome text not null,
        count integer not null,
        primary key (month, carrier, kind, outcome)
      )`,
      `create or replace view messaging.campaign_result as
        select c.id, c.kind, c.channel, case when c.kind = 'sms' then c.message else c.title end as title,
          c.started_at, d.sent + old.sent as sent, d.failed + old.failed as failed, d.skipped + old.skipped as skipped,
          o.opened + old_links.opened as opened, o.bookings + old_links.bookings as bookings
        from messaging.campaign c
        cross join lateral (
          select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'failed') as failed,
            count(*) filter (where state = 'skipped') as skipped
          from messaging.delivery where campaign_id = c.id
        ) d
        cross join lateral (
          select coalesce(sum(count) filter (where state = 'sent'), 0) as sent,
            coalesce(sum(count) filter (where state = 'failed'), 0) as failed,
            coalesce(sum(count) filter (where state = 'skipped'), 0) as skipped
          from messaging.delivery_count where campaign_id = c.id
        ) old
        cross join lateral (
          select count(distinct delivery_id) as opened, count(*) filter (where link = 0) as bookings
          from messaging.opened_link where campaign_id = c.id
        ) o
        cross join lateral (
          select coalesce(sum(count) filter (where link is null), 0) as opened,
            coalesce(sum(count) filter (where link = 0), 0) as bookings
          from messaging.opened_link_count where campaign_id = c.id
        ) old_links
        where c.started_at is not null`,
    ],
  },
]

/** Without keys: in these two, null is a value like any other. */
const DeliveryCountTable = defineEntity({
  name: 'DeliveryCount',
  tableName: 'messaging.delivery_count',
  properties: {
    campaignId: p.uuid().primary(),
    state: p.text().primary(),
    reason: p.text().strictNullable(),
    count: p.integer(),
    delivered: p.integer(),
    undelivered: p.integer(),
    lastAttemptAt: p.datetime().strictNullable(),
  },
  uniques: [
    { name: 'delivery_count_campaign_id_state_reason_key', properties: ['campaignId', 'state', 'reason'] },
  ],
})

const OpenedLinkCountTable = defineEntity({
  name: 'OpenedLinkCount',
  tableName: 'messaging.opened_link_count',
  properties: { campaignId: p.uuid().primary(), link: p.smallint().strictNullable(), count: p.integer() },
  uniques: [{ name: 'opened_link_count_campaign_id_link_key', properties: ['campaignId', 'link'] }],
})

const MessageCountTable = defineEntity({
  name: 'MessageCount',
  tableName: 'messaging.message_count',
  properties: {
    month: p.date().primary(),
    carrier: p.text().primary(),
    kind: p.text().primary(),
    outcome: p.text().primary(),
    count: p.integer(),
  },
})

export const countTables: readonly Table[] = [DeliveryCountTable, OpenedLinkCountTable, MessageCountTable]

/**
 * After 13 months a campaign keeps only the number of recipients. Its id starts with its time, so the key finds old ones;
 * pending deliveries stay.
 */
export const oldDeliveries: RetentionRule = {
  name: 'count-old-deliveries',
  table: 'messaging.delivery',
  expired: `r.campaign_id < ${firstIdAt("$1::timestamptz - interval '13 months'")}
    and r.settled_at < $1::timestamptz - interval '13 months' and r.state in ('sent', 'failed', 'skipped', 'unknown')`,
  counted: [
    `counted as (
      insert into messaging.delivery_count as c
        (campaign_id, state, reason, count, delivered, undelivered, last_attempt_at)
      select campaign_id, state, reason, count(*), count(*) filter (where report = 'delivered'),
        count(*) filter (where report = 'undelivered'), max(begun_at)
      from gone group by campaign_id, state, reason
      on conflict (campaign_id, state, reason) do update set count = c.count + excluded.count,
        delivered = c.delivered + excluded.delivered, undelivered = c.undelivered + excluded.undelivered,
        last_attempt_at = greatest(c.last_attempt_at, excluded.last_attempt_at)
    )`,
    `opened as (
      delete from messaging.opened_link o using gone where o.delivery_id = gone.id
      returning o.campaign_id, o.delivery_id, o.link
    )`,
    `counted_links as (
      insert into messaging.opened_link_count as c (campaign_id, link, count)
      select campaign_id, link, count(distinct delivery_id) from opened
      group by grouping sets ((campaign_id, link), (campaign_id))
      on conflict (campaign_id, link) do update set count = c.count + excluded.count
    )`,
  ],
}
