import type { Migration } from '#platform/database/database.ts'

/** For all rooms: early migrations created the tables of several rooms together. */
export const loyaltyMigrations: readonly Migration[] = [
  {
    name: '0006 loyalty: ledger, codes, goals, vouchers, treatments',
    statements: [
      'create schema loyalty',
      `create table loyalty.account (
        member_id uuid primary key,
        balance integer not null constraint balance_not_negative check (balance >= 0),
        peak_balance integer not null,
        entry_count integer not null
      )`,
      `create table loyalty.entry (
        member_id uuid not null,
        number integer not null,
        amount integer not null check (amount <> 0),
        balance_after integer not null,
        kind text not null check (kind in ('check-in', 'treatment', 'request', 'diary', 'reward', 'adjustment', 'reversal')),
        reference text,
        reason text not null,
        actor text not null,
        at timestamptz not null,
        primary key (member_id, number),
        constraint entry_counted_once unique (member_id, reference)
      )`,
      `create function loyalty.refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'ledger entries are never changed'; end $$`,
      `create trigger entry_is_final before update or delete on loyalty.entry
        for each row execute function loyalty.refuse_change()`,
      `create trigger entries_are_kept before truncate on loyalty.entry
        for each statement execute function loyalty.refuse_change()`,
      `create table loyalty.check_in_code (
        id uuid primary key,
        code text not null unique,
        description text not null unique,
        points_value integer not null check (points_value > 0),
        is_active boolean not null
      )`,
      `create table loyalty.goal (
        id uuid primary key,
        title text not null,
        description text not null,
        points_required integer not null check (points_required > 0),
        reward_value text not null,
        icon text not null,
        color text not null,
        is_active boolean not null,
        sort_order integer not null
      )`,
      `create table loyalty.voucher (
        member_id uuid not null,
        id uuid not null,
        goal_id uuid,
        title text not null,
        reward_value text not null,
        code text not null unique,
        issued_at timestamptz not null,
        expires_at timestamptz,
        used_at timestamptz,
        used_by text,
        primary key (member_id, id)
      )`,
      `create table loyalty.treatment (
        member_id uuid not null,
        id uuid not null,
        service_id uuid not null,
        location_id uuid,
        points integer not null,
        spend_cents integer not null,
        clinic_day date not null,
        entry_number integer not null,
        actor text not null,
        at timestamptz not null,
        primary key (member_id, id)
      )`,
    ],
  },
  {
    name: '0013 loyalty: one treatment a service and day',
    statements: [
      'alter table loyalty.treatment add column counted_again boolean not null default false',
      `update loyalty.treatment t set counted_again = true
       from loyalty.entry e
       where e.member_id = t.member_id and e.number = t.entry_number
         and e.reference <> 'treatment:' || t.service_id || ':' || t.clinic_day`,
      `create unique index treatment_once on loyalty.treatment (member_id, service_id, clinic_day)
       where not counted_again`,
    ],
  },
  {
    name: '0027 loyalty: accounts by balance, vouchers for an occasion',
    statements: [
      'create index account_by_balance on loyalty.account (balance, member_id)',
      'alter table loyalty.voucher add column occasion text',
      `create unique index voucher_once on loyalty.voucher (member_id, occasion) where occasion is not null`,
    ],
  },
  {
    name: '0028 loyalty: awards that were undone, treatments without points',
    statements: [
      'alter table loyalty.treatment alter column entry_number drop not null',
      `alter table loyalty.treatment add column kind text not null default 'treatment'
         check (kind in ('treatment', 'request')),
       add column undone_at timestamptz, add column undone_by text,
       add check ((undone_at is null) = (undone_by is null))`,
      `update loyalty.treatment t set kind = 'request'
       from loyalty.entry e
       where e.member_id = t.member_id and e.number = t.entry_number and e.kind = 'request'`,
      'drop index loyalty.treatment_once',
      `create unique index treatment_once on loyalty.treatment (member_id, service_id, clinic_day)
       where not counted_again and undone_at is null`,
      'create index treatment_by_id on loyalty.treatment (id)',
    ],
  },
  {
    name: '0029 loyalty: vouchers used at the desk',
    statements: [
      `create table loyalty.voucher_mark (
        member_id uuid not null,
        voucher_id uuid not null,
        mark text not null check (mark in ('used', 'taken back')),
        actor text not null,
        at timestamptz not null
      )`,
      'create index voucher_mark_of on loyalty.voucher_mark (member_id, voucher_id)',
      'create index voucher_used on loyalty.voucher (used_at) where used_at is not null',
    ],
  },
  {
    name: '0030 loyalty: check-ins by time',
    statements: ["create index check_in_by_time on loyalty.entry (at) where kind = 'check-in'"],
  },
  {
    // Both tables grow in time order, so a BRIN index takes a few kilobytes and doesn't slow down check-ins.
    name: '0036 loyalty: entries and treatments by time',
    statements: [
      'create index entry_by_time on loyalty.entry using brin (at) with (autosummarize = on)',
      'create index treatment_by_day on loyalty.treatment using brin (clinic_day) with (autosummarize = on)',
    ],
  },
  {
    name: '0040 loyalty: vouchers that were called to mind',
    statements: [
      'alter table loyalty.voucher add column reminded_at timestamptz',
      `create index voucher_ending on loyalty.voucher (expires_at)
       where used_at is null and reminded_at is null and expires_at is not null`,
    ],
  },
  {
    // The tier is stored with the balance too (D-143): listing one tier's patients by points walks this index.
    name: '0060 loyalty: accounts of a tier by balance',
    statements: [
      `alter table loyalty.account add column tier text not null default 'Bronze'
         check (tier in ('Bronze', 'Silver', 'Gold', 'Platinum'))`,
      'create index account_of_tier_by_balance on loyalty.account (tier, balance, member_id)',
    ],
  },
  {
    // Older entries have no version. Descriptions only have to be unique among active codes.
    name: '0064 loyalty: what a clinic publishes itself',
    statements: [
      'alter table loyalty.entry add column programme_version integer',
      `alter table loyalty.check_in_code add column programme_version integer,
         add column position integer not null default 0`,
      'alter table loyalty.check_in_code drop constraint check_in_code_description_key',
      'create unique index code_in_use on loyalty.check_in_code (description) where is_active',
      `alter table loyalty.goal add column valid_days integer check (valid_days > 0),
         add column is_paused boolean not null default false, add column is_archived boolean not null default false,
         add column programme_version integer`,
      // Inactive goals become paused.
      'alter table loyalty.goal alter column is_paused type boolean using not is_active',
      'create table loyalty.programme (version integer not null)',
      'insert into loyalty.programme values (0)',
    ],
  },
  {
    name: '0065 loyalty: what was awarded keeps its names',
    statements: ['alter table loyalty.treatment add column service_name text, add column location_name text'],
  },
  {
    // The first and last day as the clinic enters them, plus the matching instants for SQL.
    name: '0076 loyalty: rewards that come again, run out, or are for some',
    statements: [
      `alter table loyalty.goal add column worth_cents integer check (worth_cents > 0),
         add column repeat_days integer check (repeat_days > 0),
         add column stock integer check (stock > 0),
         add column tiers text[] not null default '{}',
         add column starts_on text, add column ends_on text,
         add column opens_at timestamptz, add column closes_at timestamptz`,
      `create table loyalty.goal_stock (
        goal_id uuid primary key references loyalty.goal (id),
        claimed integer not null check (claimed >= 0)
      )`,
      'create index voucher_of_goal on loyalty.voucher (member_id, goal_id, issued_at) where goal_id is not null',
      `create function loyalty.goals_open_to(member uuid, member_tier text) returns setof loyalty.goal
       language sql stable as $$
         select g.* from loyalty.goal g
         where g.is_active and (g.stock is null or g.stock > coalesce(
             (select s.claimed from loyalty.goal_stock s where s.goal_id = g.id), 0))
           and (g.opens_at is null or g.opens_at <= now()) and (g.closes_at is null or g.closes_at > now())
           and (g.tiers = '{}' or member_tier = any (g.tiers))
           and not exists (
             select from loyalty.voucher v where v.member_id = member and v.goal_id = g.id
               and (g.repeat_days is null or v.issued_at > now() - make_interval(days => g.repeat_days))
           )
       $$`,
    ],
  },
  {
    name: '0077 loyalty: where a check-in code hangs',
    statements: ['alter table loyalty.check_in_code add column place_id uuid'],
  },
  {
    // Compares clinic days, as claims do: a repeatable reward is back in the morning of its day (D-207).
    name: '0082 loyalty: rewards that are open on the clinic’s day',
    statements: [
      `create function loyalty.goals_open_to(member uuid, member_tier text, instant timestamptz, time_zone text)
       returns setof loyalty.goal language sql stable as $$
         select g.* from loyalty.goal g
         where g.is_active and (g.stock is null or g.stock > coalesce(
             (select s.claimed from loyalty.goal_stock s where s.goal_id = g.id), 0))
           and (g.opens_at is null or g.opens_at <= instant) and (g.closes_at is null or g.closes_at > instant)
           and (g.tiers = '{}' or member_tier = any (g.tiers))
           and not exists (
             select from loyalty.voucher v where v.member_id = member and v.goal_id = g.id
               and (g.repeat_days is null or
                 (v.issued_at at time zone time_zone)::date + g.repeat_days > (instant at time zone time_zone)::date)
           )
       $$`,
    ],
  },
  {
    name: '0083 loyalty: which code a check-in code replaced, and when',
    statements: [
      'alter table loyalty.check_in_code add column replaced_id uuid, add column replaced_on text',
    ],
  },
  {
    name: '0086 loyalty: a reward’s picture',
    statements: ['alter table loyalty.goal add column image_url text'],
  },
  {
    // Nine of ten entries come from members themselves; only staff and API keys have limits.
    name: '0097 loyalty: what one person or key gave lately',
    statements: ["create index entry_by_actor on loyalty.entry (actor, at) where actor <> 'member'"],
  },
]
