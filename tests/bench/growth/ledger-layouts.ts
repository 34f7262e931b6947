/** One way of keeping entries: its tables, and what is asked of them. */
export interface Layout {
  readonly name: string
  readonly tables: readonly string[]
  readonly indexes: readonly string[]
  /** Where "once" is kept, and how an entry gets in beside it. */
  readonly once: string
  readonly keepsOnceApart: boolean
}

export const months = 36

const columns = `member_id uuid not null, number integer not null, amount integer not null, balance_after integer not null,
  kind text not null, reference text, reason text not null, actor text not null, at timestamptz not null`

const monthly = (schema: string) =>
  Array.from(
    { length: months + 1 },
    (_, n) => `create table ${schema}.entry_${n} partition of ${schema}.entry for values from
      (date_trunc('month', now()) - interval '${months - n} months') to
      (date_trunc('month', now()) - interval '${months - n - 1} months')`,
  )

const byMember = (schema: string) =>
  Array.from(
    { length: 16 },
    (_, n) => `create table ${schema}.entry_${n} partition of ${schema}.entry
      for values with (modulus 16, remainder ${n})`,
  )

const keys = (schema: string) => [
  `alter table ${schema}.entry add primary key (member_id, number)`,
  `alter table ${schema}.entry add unique (member_id, reference)`,
]

/**
 * As it is; by month; and by member. A unique index of a partitioned table has to contain what it is partitioned by: by month,
 * neither an entry's number nor its reference would be unique any more, so references need a table of their own (D-136).
 */
export const layouts: readonly Layout[] = [
  {
    name: 'one_table',
    tables: [`create table one_table.entry (${columns})`],
    indexes: keys('one_table'),
    once: 'one_table.entry',
    keepsOnceApart: false,
  },
  {
    name: 'by_month',
    tables: [
      `create table by_month.entry (${columns}) partition by range (at)`,
      ...monthly('by_month'),
      'create table by_month.once (member_id uuid not null, reference text not null)',
    ],
    indexes: [
      'alter table by_month.entry add primary key (member_id, number, at)',
      'alter table by_month.once add primary key (member_id, reference)',
    ],
    once: 'by_month.once',
    keepsOnceApart: true,
  },
  {
    name: 'by_member',
    tables: [
      `create table by_member.entry (${columns}) partition by hash (member_id)`,
      ...byMember('by_member'),
    ],
    indexes: keys('by_member'),
    once: 'by_member.entry',
    keepsOnceApart: false,
  },
]

/** The ledger's one statement (loyalty, `ledger-in-database.ts`) on these tables, for an entry that gives points. */
export const postIn = ({ name, once, keepsOnceApart }: Layout) => `
  with already_posted as (
    select 1 from ${once} where member_id = $1 and reference = $3
  ), changed as (
    insert into ${name}.account as a (member_id, balance, entry_count) select $1::uuid, $2::int, 1
    where not exists (select from already_posted)
    on conflict (member_id) do update set balance = a.balance + $2::int, entry_count = a.entry_count + 1
    returning balance, entry_count
  )${keepsOnceApart ? `, marked as (insert into ${once} select $1::uuid, $3 from changed)` : ''}
  insert into ${name}.entry (member_id, number, amount, balance_after, kind, reference, reason, actor, at)
  select $1::uuid, entry_count, $2::int, balance, 'check-in', $3, 'Check-in', 'member', now() from changed
  returning number`

/** So many entries in the order in which they came, each member with as many. */
export const fill = ({ name, keepsOnceApart }: Layout, entries: number, members: number) => [
  `insert into ${name}.entry
   select md5((n % ${members})::text)::uuid, n / ${members} + 1, 5, 5 * (n / ${members} + 1), 'check-in',
     'check-in:0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01:' || n / ${members}, 'Check-in: Daily Spa Visit', 'member',
     now() - interval '${months - 1} months' * (1 - n::float8 / ${entries})
   from generate_series(0, ${entries - 1}) n`,
  ...(keepsOnceApart ? [`insert into ${name}.once select member_id, reference from ${name}.entry`] : []),
  `create table ${name}.account (member_id uuid primary key, balance integer not null, entry_count integer not null)`,
  `insert into ${name}.account select md5(n::text)::uuid, 5 * ${entries / members}, ${entries / members}
   from generate_series(0, ${members - 1}) n`,
]
