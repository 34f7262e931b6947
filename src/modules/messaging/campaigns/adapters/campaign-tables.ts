import type { Migration } from '#platform/database/database.ts'

export const campaignMigrations: readonly Migration[] = [
  {
    name: '0033 messaging: campaigns',
    statements: [
      `create table messaging.campaign (
        id uuid primary key,
        kind text not null check (kind in ('notification', 'birthday', 'promotion', 'email', 'sms')),
        channel text not null check (channel in ('email', 'push', 'sms')),
        title text not null,
        message text not null,
        type text not null,
        audience text not null,
        tier text,
        least_points integer,
        most_points integer,
        image_url text,
        send_to_all boolean not null,
        state text not null check (state in ('scheduled', 'sending', 'paused', 'done', 'cancelled')),
        actor text not null,
        scheduled_for timestamptz,
        created_at timestamptz not null,
        started_at timestamptz,
        finished_at timestamptz
      )`,
      `create index campaign_under_way on messaging.campaign (state, scheduled_for)
        where state in ('scheduled', 'sending')`,
      `create table messaging.delivery (
        campaign_id uuid not null,
        channel text not null,
        target text not null,
        id uuid not null unique,
        member_id uuid,
        first_name text not null,
        state text not null check (state in ('pending', 'sending', 'sent', 'failed', 'skipped', 'unknown')),
        reason text,
        carrier text check (carrier in ('smtp', 'twilio', 'push', 'app', 'outbox')),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        begun_at timestamptz,
        left_at timestamptz,
        failure text,
        settled_at timestamptz,
        primary key (campaign_id, channel, target),
        check ((state = 'skipped') = (reason is not null))
      )`,
      `create index delivery_due on messaging.delivery (campaign_id, next_attempt_at)
        where state in ('pending', 'sending')`,
      `create index delivery_left on messaging.delivery (next_attempt_at)
        where state = 'sending' and left_at is not null`,
      'create index delivery_of_member on messaging.delivery (member_id, channel, begun_at)',
      `create index delivery_in_outbox on messaging.delivery (id) where carrier in ('push', 'app', 'outbox')`,
      `create table messaging.suppression (
        channel text not null,
        target text not null,
        reason text not null,
        at timestamptz not null,
        primary key (channel, target)
      )`,
      `create table messaging.birthday_special (
        member_id uuid not null,
        year integer not null,
        campaign_id uuid not null,
        primary key (member_id, year)
      )`,
      'create index birthday_special_of_campaign on messaging.birthday_special (campaign_id)',
      'alter table messaging.notification add column campaign_id uuid',
      `create unique index notification_once_a_campaign on messaging.notification (member_id, campaign_id)
        where campaign_id is not null`,
      // As in newId(): the time first, so that keys sort by it.
      `create function messaging.id_at(at timestamptz) returns uuid language sql volatile as $$
        select (substr(h, 1, 8) || '-' || substr(h, 9, 4) || '-7' || substr(r, 1, 3) || '-8' || substr(r, 4, 3)
          || '-' || substr(r, 21, 12))::uuid
        from (select lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as h,
          replace(gen_random_uuid()::text, '-', '') as r) made
      $$`,
    ],
  },
  {
    name: '0037 messaging: deliveries in the order of their campaign',
    statements: [
      // Hundreds of thousands of recipients are inserted at a time, and each index makes every insert slower.
      `alter table messaging.delivery drop constraint delivery_pkey, drop constraint delivery_id_key,
        add primary key (campaign_id, id)`,
      'drop index messaging.delivery_of_member',
      'create unique index delivery_once_a_member on messaging.delivery (member_id, campaign_id)',
      // As in newId(); a single expression, so that PostgreSQL can inline it.
      `create or replace function messaging.id_at(at timestamptz) returns uuid language sql volatile as $$
        select overlay(gen_random_uuid()::text placing
          overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) || '-7'
          from 1)::uuid
      $$`,
    ],
  },
  {
    name: '0038 messaging: what carriers say of an SMS',
    statements: [
      'create index consents_by_sms_number on messaging.consents (sms_number) where sms_number is not null',
      `alter table messaging.delivery add column report text check (report in ('delivered', 'undelivered', 'failed'))`,
    ],
  },
  {
    name: '0059 messaging: a delivery that leaves costs no index',
    statements: [
      // No index covers the columns updated on sending, and pages have free space, so updates stay heap-only (HOT).
      'drop index messaging.delivery_left',
      `create index delivery_under_way on messaging.delivery (next_attempt_at) where state = 'sending'`,
      'alter table messaging.delivery set (fillfactor = 85)',
    ],
  },
  {
    name: '0104 messaging: campaigns that are late',
    statements: [
      `alter table messaging.campaign drop constraint campaign_state_check, add constraint campaign_state_check
        check (state in ('scheduled', 'sending', 'paused', 'late', 'done', 'cancelled')), add column on_time_at timestamptz`,
    ],
  },
]
