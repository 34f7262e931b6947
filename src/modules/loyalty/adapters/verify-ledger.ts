import type { Database } from '#platform/database/database.ts'

export interface LedgerFindings {
  readonly members: number
  readonly entries: number
  /** One line each, with the broken invariant and the member. */
  readonly violations: readonly string[]
}

const invariants: Readonly<Record<string, string>> = {
  'the balance is the sum of the entries': `
    select coalesce(a.member_id, e.member_id) as member_id,
      'balance ' || coalesce(a.balance, 0) || ', sum ' || coalesce(e.sum, 0) as detail
    from loyalty.account a
    full join (select member_id, sum(amount) as sum from loyalty.entry group by member_id) e
      on e.member_id = a.member_id
    where a.balance is distinct from coalesce(e.sum, 0)`,
  'no balance was ever below zero': `
    select member_id, 'entry ' || number || ' leaves ' || balance_after as detail
    from loyalty.entry where balance_after < 0`,
  'entries are numbered from 1 without gaps': `
    select member_id, 'entry ' || number || ' stands at place ' || place as detail
    from (select member_id, number, row_number() over (partition by member_id order by number) as place
          from loyalty.entry) numbered
    where number <> place`,
  'each entry carries the balance after it': `
    select member_id, 'entry ' || number || ' says ' || balance_after || ', the sum is ' || running as detail
    from (select member_id, number, balance_after,
            sum(amount) over (partition by member_id order by number) as running
          from loyalty.entry) summed
    where balance_after <> running`,
  'the account counts its entries': `
    select a.member_id, 'account says ' || a.entry_count || ', there are ' || count(e.number) as detail
    from loyalty.account a left join loyalty.entry e on e.member_id = a.member_id
    group by a.member_id, a.entry_count having a.entry_count <> count(e.number)`,
  'the peak is the highest balance': `
    select a.member_id, 'peak ' || a.peak_balance || ', highest ' || max(e.balance_after) as detail
    from loyalty.account a join loyalty.entry e on e.member_id = a.member_id
    group by a.member_id, a.peak_balance having a.peak_balance <> greatest(max(e.balance_after), 0)`,
  'each reference counts once': `
    select member_id, reference || ' counted ' || count(*) || ' times' as detail
    from loyalty.entry where reference is not null
    group by member_id, reference having count(*) > 1`,
  'check-ins, rewards and requests name what they count': `
    select member_id, 'entry ' || number || ', a ' || kind || ', has the reference ' || coalesce(reference, 'none') as detail
    from loyalty.entry
    where (kind = 'check-in' and coalesce(reference, '') !~ '^check-in:[0-9a-f-]{36}:\\d{4}-\\d\\d-\\d\\d$')
      or (kind = 'reward' and coalesce(reference, '') !~ '^goal:[0-9a-f-]{36}(:\\d{4}-\\d\\d-\\d\\d)?$')
      or (kind = 'request' and coalesce(reference, '') !~ '^request:[0-9a-f-]{36}$')`,
  'each claimed reward has its voucher': `
    select e.member_id, e.goal || ' was claimed ' || e.claims || ' times, and has ' || count(v.id) || ' vouchers' as detail
    from (select coalesce(a.merged_into, c.member_id) as member_id, substr(c.reference, 1, 41) as goal, count(*) as claims
          from loyalty.entry c join loyalty.account a on a.member_id = c.member_id
          where c.kind = 'reward' group by 1, 2) e
    left join loyalty.voucher v on v.member_id = e.member_id and 'goal:' || v.goal_id = e.goal
    group by e.member_id, e.goal, e.claims having count(v.id) <> e.claims`,
  'each treatment has its entry': `
    select t.member_id, 'treatment ' || t.id as detail
    from loyalty.treatment t
    left join loyalty.entry e on e.member_id = t.member_id and e.number = t.entry_number
    where coalesce(e.amount, 0) <> t.points`,
  'undone awards and reversals belong together': `
    select coalesce(t.member_id, e.member_id) as member_id,
      'award ' || coalesce(t.id::text, 'none') || ', entry ' || coalesce(e.number::text, 'none') as detail
    from (select * from loyalty.treatment where undone_at is not null and entry_number is not null) t
    full join (select * from loyalty.entry where kind = 'reversal') e
      on e.member_id = t.member_id and e.reference = 'reversal:' || t.entry_number
    where e.amount is distinct from -t.points`,
  'a merged account is empty, and its points are where it was merged into': `
    select member_id, 'balance ' || balance || ', merged into ' || merged_into as detail
    from loyalty.account a where merged_into is not null and (balance <> 0 or exists (
      select from loyalty.account next where next.member_id = a.merged_into and next.merged_into is not null
    ))`,
  'what moved between accounts arrived': `
    select e.member_id, e.reference as detail from loyalty.entry e where e.reference ~ '^merge(-undo)?:' group by 1, 2
    having (select sum(o.amount) from loyalty.entry o where o.reference = e.reference) <> 0`,
  'staff entries name actor and reason': `
    select member_id, 'entry ' || number as detail from loyalty.entry where actor = '' or reason = ''`,
}

/** Looks for entries and balances that contradict each other. Changes nothing. */
export async function verifyLedger(database: Pick<Database, 'statement'>): Promise<LedgerFindings> {
  const violations: string[] = []
  for (const [n, [invariant, text]] of Object.entries(invariants).entries()) {
    const found = database.statement<{ member_id: string; detail: string }>(`verify-ledger-${n}`, text)
    for (const { member_id, detail } of await found())
      violations.push(`${invariant}: member ${member_id}, ${detail}`)
  }
  const count = database.statement<{ members: number; entries: number }>(
    'verify-count',
    `select (select count(*) from loyalty.account)::int as members,
       (select count(*) from loyalty.entry)::int as entries`,
  )
  const [counted = { members: 0, entries: 0 }] = await count()
  return { ...counted, violations }
}
