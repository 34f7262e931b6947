import type { Migration } from '#platform/database/database.ts'

export const deskMigrations: readonly Migration[] = [
  {
    name: '2026-11-23-25 loyalty: awards that were undone, treatments without points',
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
    name: '2026-11-23-26 loyalty: vouchers used at the desk',
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
    name: '2026-11-23-27 loyalty: check-ins by time',
    statements: ["create index check_in_by_time on loyalty.entry (at) where kind = 'check-in'"],
  },
]
