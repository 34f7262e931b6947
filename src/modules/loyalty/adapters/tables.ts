import { defineEntity, p } from '@mikro-orm/core'
import type { Migration, Table } from '#platform/database/database.ts'
import { deskMigrations } from './desk-tables.ts'
import { scanProofMigrations } from './scan-proofs-in-database.ts'
import { screenMigrations } from './screens-in-database.ts'
import { waitingScanMigrations } from './waiting-scans-in-database.ts'

export const CodeTable = defineEntity({
  name: 'CheckInCode',
  schema: 'loyalty',
  tableName: 'check_in_code',
  properties: {
    id: p.uuid().primary(),
    code: p.text().unique(),
    description: p.text().unique(),
    pointsValue: p.integer(),
    isActive: p.boolean(),
  },
})

export const GoalTable = defineEntity({
  name: 'Goal',
  schema: 'loyalty',
  tableName: 'goal',
  properties: {
    id: p.uuid().primary(),
    title: p.text(),
    description: p.text(),
    pointsRequired: p.integer(),
    rewardValue: p.text(),
    icon: p.text(),
    color: p.text(),
    isActive: p.boolean(),
    sortOrder: p.integer(),
  },
})

export const loyaltyTables: readonly Table[] = [CodeTable, GoalTable] as never

export const loyaltyMigrations: readonly Migration[] = [
  {
    name: '2026-11-21-20 loyalty: ledger, codes, goals, vouchers, treatments',
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
    name: '2026-11-22-30 loyalty: one treatment a service and day',
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
    name: '2026-11-23-20 loyalty: accounts by balance, vouchers for an occasion',
    statements: [
      'create index account_by_balance on loyalty.account (balance, member_id)',
      'alter table loyalty.voucher add column occasion text',
      `create unique index voucher_once on loyalty.voucher (member_id, occasion) where occasion is not null`,
    ],
  },
  ...deskMigrations,
  ...screenMigrations,
  {
    // Both tables grow in the order of time: such an index is a few kilobytes and costs a check-in nothing.
    name: '2026-11-23-61 loyalty: entries and treatments by time',
    statements: [
      'create index entry_by_time on loyalty.entry using brin (at) with (autosummarize = on)',
      'create index treatment_by_day on loyalty.treatment using brin (clinic_day) with (autosummarize = on)',
    ],
  },
  ...scanProofMigrations,
  ...waitingScanMigrations,
]
