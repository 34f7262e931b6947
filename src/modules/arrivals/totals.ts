import type { BalanceEffect, ImportOutcomes, ImportTotals } from './patient-import.ts'
import type { ArrivalsPorts, RowTally } from './ports.ts'

type Ports = Pick<ArrivalsPorts, 'rows' | 'tiers' | 'pointRate' | 'balancesOf'>

/** What the import would do as the rows are decided now. */
export async function totalsOf(ports: Ports, importId: string): Promise<ImportTotals> {
  const tiers = await ports.tiers()
  const groups = await ports.rows.tally(
    importId,
    tiers.map(({ fromCents }) => fromCents),
  )
  const newcomers = groups.filter(({ kind }) => kind === 'new')
  const points = sumOf(newcomers, 'points')
  const countOf = (kind: RowTally['kind']) =>
    sumOf(
      groups.filter(group => group.kind === kind),
      'rows',
    )
  const inTier = (at: number) =>
    sumOf(
      newcomers.filter(({ level }) => Math.max(0, level - 1) === at),
      'rows',
    )
  return {
    ...{ new: countOf('new'), matched: countOf('matched') },
    ...{ unclear: countOf('unclear'), refused: countOf('refused') },
    ...{ points, worthCents: await worthOf(ports, points), spendCents: sumOf(newcomers, 'spendCents') },
    matchedPoints: sumOf(
      groups.filter(({ kind, isKnown }) => kind === 'matched' && !isKnown),
      'points',
    ),
    tiers: Object.fromEntries(tiers.map(({ name }, at) => [name, inTier(at)])),
  }
}

const sumOf = (groups: readonly RowTally[], what: 'rows' | 'points' | 'spendCents') =>
  groups.reduce((sum, group) => sum + group[what], 0)

async function worthOf({ pointRate }: Pick<Ports, 'pointRate'>, points: number): Promise<number | null> {
  const rate = await pointRate()
  return rate ? Math.round((points * rate.cents) / rate.points) : null
}

/** What adding or replacing would change about existing patients' balances, as they are now. */
export async function balanceEffectsOf(
  ports: Ports,
  importId: string,
): Promise<{ readonly add: BalanceEffect; readonly replace: BalanceEffect }> {
  const rows = (await ports.rows.matches(importId)).flatMap(({ memberId, points }) =>
    points === null ? [] : { memberId, points },
  )
  const added = rows.reduce((sum, { points }) => sum + points, 0)
  // If a patient has several rows, the last one counts.
  const final = new Map(rows.map(({ memberId, points }) => [memberId, points]))
  const balances = await ports.balancesOf([...final.keys()])
  const replaced = [...final].reduce((sum, [id, points]) => sum + points - (balances.get(id) ?? 0), 0)
  return {
    add: { points: added, worthCents: await worthOf(ports, added) },
    replace: { points: replaced, worthCents: await worthOf(ports, replaced) },
  }
}

/** What became of each row of a finished import. */
export async function outcomesOf({ rows }: Pick<Ports, 'rows'>, importId: string): Promise<ImportOutcomes> {
  const groups = await rows.tally(importId, [])
  const countOf = (of: (group: RowTally) => boolean) => sumOf(groups.filter(of), 'rows')
  return {
    done: countOf(({ outcome }) => outcome === 'done'),
    skipped: countOf(({ outcome }) => outcome === 'skipped'),
    undone: countOf(({ outcome }) => outcome === 'undone'),
    kept: countOf(({ outcome }) => outcome === 'kept'),
    unclear: countOf(({ kind }) => kind === 'unclear'),
    refused: countOf(({ kind }) => kind === 'refused'),
  }
}
