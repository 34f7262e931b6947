import type { Migration } from '#platform/database/database.ts'

export const reminderMigrations: readonly Migration[] = [
  {
    name: '2026-11-24-31 loyalty: vouchers that were called to mind',
    statements: [
      'alter table loyalty.voucher add column reminded_at timestamptz',
      `create index voucher_ending on loyalty.voucher (expires_at)
       where used_at is null and reminded_at is null and expires_at is not null`,
    ],
  },
]
