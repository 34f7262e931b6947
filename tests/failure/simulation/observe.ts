import type { Clinic } from './clinic.ts'
import { channels, type MemberState, tierNames } from './model.ts'
import type { Person } from './people.ts'

/** What the database holds of one member, or what the model says that it must hold, in comparable words. */
export type Observed = Readonly<Record<string, unknown>>

/** What the model says. */
export function expectedOf(state: MemberState): Observed {
  if (!state.isMember) return { isMember: false }
  return {
    isMember: true,
    balance: state.balance,
    peak: state.peak,
    entries: state.entries,
    spendCents: state.spendCents,
    visits: state.visits,
    tier: tierNames[state.tier],
    vouchers: state.vouchers
      .map(({ what, usedAt }) => `${what}${usedAt === undefined ? '' : ' used'}`)
      .sort(),
    treatments: state.treatments
      .map(
        ({ service, day, points, entry, isUndone }) =>
          `${service} ${day} ${points} #${entry}${isUndone ? ' undone' : ''}`,
      )
      .sort(),
    scans: state.scans.map(({ code, day, status }) => `${code} ${day} ${status}`).sort(),
    requests: state.requests.map(({ askedAt, status }) => `${askedAt} ${status}`).sort(),
    decisions: channels.map(channel => `${channel} ${state.decisions.get(channel)?.given ?? 'undecided'}`),
    diaryEntries: state.diaryEntries,
    diaryPoints: state.diaryPoints,
    intakes: state.intakes,
  }
}

const observing = `
  select m.id,
    (select json_build_array(balance, peak_balance, entry_count) from loyalty.account where member_id = m.id) as account,
    (select json_build_array(total_spent_cents, visits, tier) from tiers.standing where member_id = m.id) as standing,
    (select json_agg(json_build_array(goal_id, occasion, used_at is not null)) from loyalty.voucher where member_id = m.id) as vouchers,
    (select json_agg(json_build_array(service_id, clinic_day::text, points, entry_number, undone_at is not null))
       from loyalty.treatment where member_id = m.id) as treatments,
    (select json_agg(json_build_array(code_id, right(reference, 10), status))
       from loyalty.waiting_scan where member_id = m.id) as scans,
    (select json_agg((extract(epoch from request_date) * 1000)::bigint || ' ' || status) from requests.request where member_id = m.id) as requests,
    (select json_object_agg(channel, given) from (
       select distinct on (channel) channel, given from messaging.consents where member_id = m.id order by channel, number desc
     ) latest) as decisions,
    (select json_build_array(count(*), coalesce(sum(points_awarded), 0)) from diary.entry where member_id = m.id) as diary,
    (select versions from privacy.intake_count where member_id = m.id) as intakes
  from identity.member m where m.email = $1`

interface Row {
  readonly id: string
  readonly account: readonly [number, number, number] | null
  readonly standing: readonly [number, number, string] | null
  readonly vouchers: readonly (readonly [string | null, string | null, boolean])[] | null
  readonly treatments: readonly (readonly [string, string, number, number | null, boolean])[] | null
  readonly scans: readonly (readonly [string, string, string])[] | null
  readonly requests: readonly string[] | null
  readonly decisions: Readonly<Record<string, boolean>> | null
  readonly diary: readonly [number, number]
  readonly intakes: number | null
}

/** What the database holds, asked past the product; and the id that the product has for the person now. */
export async function observe(clinic: Clinic, { email }: Person): Promise<{ id: string; held: Observed }> {
  const [row] = await clinic.store.rows<Row>(observing, [email])
  if (!row) return { id: '', held: { isMember: false } }
  const goal = new Map(clinic.goals.map(({ id }, n) => [id, `goal ${n}`]))
  const code = new Map(clinic.codes.map(({ id }, n) => [id, n]))
  const service = new Map(clinic.services.map(({ id, index }) => [id, index]))
  const [balance, peak, entries] = row.account ?? [0, 0, 0]
  const [spendCents, visits, tier] = row.standing ?? [0, 0, 'Bronze']
  const voucher = ([goalId, occasion, used]: readonly [string | null, string | null, boolean]) =>
    `${goal.get(goalId ?? '') ?? `offer ${occasion?.split(':')[1]}`}${used ? ' used' : ''}`
  const held = {
    isMember: true,
    balance,
    peak,
    entries,
    spendCents,
    visits,
    tier,
    vouchers: (row.vouchers ?? []).map(voucher).sort(),
    treatments: (row.treatments ?? [])
      .map(
        ([id, day, points, entry, undone]) =>
          `${service.get(id)} ${day} ${points} #${entry}${undone ? ' undone' : ''}`,
      )
      .sort(),
    scans: (row.scans ?? []).map(([id, day, status]) => `${code.get(id)} ${day} ${status}`).sort(),
    requests: [...(row.requests ?? [])].sort(),
    decisions: channels.map(channel => `${channel} ${row.decisions?.[channel] ?? 'undecided'}`),
    diaryEntries: row.diary[0],
    diaryPoints: row.diary[1],
    intakes: row.intakes ?? 0,
  }
  return { id: row.id, held }
}

/** What differs between two of them, in words; nothing when they are the same. */
export function differences(expected: Observed, held: Observed): readonly string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(held)])]
  return names
    .map(name => [name, JSON.stringify(expected[name]), JSON.stringify(held[name])] as const)
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `${name}: expected ${one}, got ${other}`)
}
