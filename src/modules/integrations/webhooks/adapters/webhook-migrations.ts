import type { Migration } from '#platform/database/database.ts'

/** The event for a change to each table. Events are small; receivers get details from `/api/v1`. */
const facts = [
  {
    name: 'member_joined',
    on: 'after insert on identity.member',
    when: 'new.staff_role is null',
    record: "'member.joined', new.id, new.created_at, '{}'",
  },
  {
    name: 'points_changed',
    on: 'after insert on loyalty.entry',
    when: 'true',
    record: `'points.changed', new.member_id, new.at,
      jsonb_build_object('change', new.amount, 'balance', new.balance_after, 'kind', new.kind, 'number', new.number)`,
  },
  {
    name: 'tier_changed',
    on: 'after update of tier on tiers.standing',
    when: 'old.tier is distinct from new.tier',
    record: "'tier.changed', new.member_id, now(), jsonb_build_object('from', old.tier, 'to', new.tier)",
  },
  {
    name: 'reward_claimed',
    on: 'after insert on loyalty.voucher',
    when: 'new.goal_id is not null',
    record: `'reward.claimed', new.member_id, new.issued_at,
      jsonb_build_object('voucherId', new.id, 'reward', new.title)`,
  },
  {
    name: 'voucher_redeemed',
    on: 'after update of used_at on loyalty.voucher',
    when: 'old.used_at is null and new.used_at is not null',
    record: `'voucher.redeemed', new.member_id, new.used_at,
      jsonb_build_object('voucherId', new.id, 'reward', new.title)`,
  },
]

/** Triggers write the events in the transaction of the change, no matter which code makes it (D-271). */
export const webhookMigrations: readonly Migration[] = [
  {
    name: '0094 integrations: webhooks',
    statements: [
      `create table integrations.endpoint (
        id uuid primary key,
        url text not null,
        events text[] not null,
        is_enabled boolean not null default true,
        failing_since timestamptz,
        was_given_up boolean not null default false,
        created_by text not null,
        created_at timestamptz not null
      )`,
      `create table integrations.endpoint_secret (
        endpoint_id uuid,
        id uuid,
        key_id text not null,
        bytes bytea not null,
        created_at timestamptz not null,
        ends_at timestamptz,
        primary key (endpoint_id, id)
      )`,
      'create index endpoint_secret_by_key on integrations.endpoint_secret (key_id, endpoint_id, id)',
      'create sequence integrations.event_number',
      `create table integrations.event (
        member_id uuid,
        number bigint,
        id uuid not null unique,
        type text not null,
        at timestamptz not null,
        data jsonb not null,
        after_xid xid8 not null,
        primary key (member_id, number)
      )`,
      'create index event_by_time on integrations.event (at)',
      `create table integrations.delivery (
        member_id uuid,
        endpoint_id uuid,
        number bigint,
        status text not null default 'pending' check (status in ('pending', 'sent', 'failed')),
        attempts integer not null default 0,
        next_at timestamptz not null default '-infinity',
        leased_until timestamptz not null default '-infinity',
        last_at timestamptz,
        last_status integer,
        last_error text,
        primary key (member_id, endpoint_id, number)
      )`,
      "create index delivery_due on integrations.delivery (endpoint_id, number) where status = 'pending'",
      'create index delivery_by_number on integrations.delivery (endpoint_id, number)',
      `create function integrations.record(kind text, member uuid, happened timestamptz, facts jsonb)
        returns void language plpgsql as $$
        declare taken bigint;
        begin
          if not exists (select from integrations.endpoint) then return; end if;
          taken := nextval('integrations.event_number');
          insert into integrations.event (member_id, number, id, type, at, data, after_xid)
            values (member, taken, gen_random_uuid(), kind, happened, facts,
              pg_snapshot_xmax(pg_current_snapshot()));
          insert into integrations.delivery (member_id, endpoint_id, number)
            select member, id, taken from integrations.endpoint where is_enabled and kind = any(events);
        end $$`,
      ...facts.flatMap(({ name, on, when, record }) => [
        `create function integrations.${name}() returns trigger language plpgsql as $$
          begin perform integrations.record(${record}); return null; end $$`,
        `create trigger ${name} ${on} for each row when (${when}) execute function integrations.${name}()`,
      ]),
    ],
  },
  {
    // A transaction with a lower number may still be open, so `after_xid` is set later, when the event is first
    // seen.
    name: '0095 integrations: events are seen before they are sent',
    statements: [
      'alter table integrations.event alter column after_xid drop not null',
      'create index event_unseen on integrations.event (number) where after_xid is null',
      `create or replace function integrations.record(kind text, member uuid, happened timestamptz, facts jsonb)
        returns void language plpgsql as $$
        declare taken bigint;
        begin
          if not exists (select from integrations.endpoint) then return; end if;
          taken := nextval('integrations.event_number');
          insert into integrations.event (member_id, number, id, type, at, data)
            values (member, taken, gen_random_uuid(), kind, happened, facts);
          insert into integrations.delivery (member_id, endpoint_id, number)
            select member, id, taken from integrations.endpoint where is_enabled and kind = any(events);
        end $$`,
    ],
  },
  {
    // Most clinics have no endpoint: check once per statement instead of once per row (D-271).
    name: '0096 integrations: entries of a statement are told together',
    statements: [
      'drop trigger points_changed on loyalty.entry',
      `create or replace function integrations.points_changed() returns trigger language plpgsql as $$
        begin
          if exists (select from integrations.endpoint) then
            perform integrations.record('points.changed', member_id, at,
              jsonb_build_object('change', amount, 'balance', balance_after, 'kind', kind, 'number', number))
            from added order by member_id, number;
          end if;
          return null;
        end $$`,
      `create trigger points_changed after insert on loyalty.entry referencing new table as added
        for each statement execute function integrations.points_changed()`,
    ],
  },
  {
    // Imported data is old, so it doesn't create events.
    name: '0111 integrations: an import is no event',
    statements: [
      `create or replace function integrations.record(kind text, member uuid, happened timestamptz, facts jsonb)
        returns void language plpgsql as $$
        declare taken bigint;
        begin
          if current_setting('velora.importing', true) = 'on' then return; end if;
          if not exists (select from integrations.endpoint) then return; end if;
          taken := nextval('integrations.event_number');
          insert into integrations.event (member_id, number, id, type, at, data)
            values (member, taken, gen_random_uuid(), kind, happened, facts);
          insert into integrations.delivery (member_id, endpoint_id, number)
            select member, id, taken from integrations.endpoint where is_enabled and kind = any(events);
        end $$`,
    ],
  },
]

/** Receivers that were down can request a month of events again. */
export const expiredWebhooks = [
  {
    name: 'drop-webhook-secrets',
    table: 'integrations.endpoint_secret',
    expired: 'ends_at < $1::timestamptz',
  },
  {
    name: 'drop-webhook-deliveries',
    table: 'integrations.delivery',
    expired: `exists (select from integrations.event e
      where e.member_id = r.member_id and e.number = r.number and e.at < $1::timestamptz - interval '30 days')`,
  },
  {
    name: 'drop-webhook-events',
    table: 'integrations.event',
    expired: "at < $1::timestamptz - interval '30 days'",
  },
]
