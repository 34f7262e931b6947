import type { PointsPorts } from './ports.ts'
import { NothingToChange } from './refusals.ts'

export interface ImportedEntry {
  readonly reason: string
  readonly actor: string
  readonly at: Date
}

export interface ImportedBalance extends ImportedEntry {
  readonly memberId: string
  /** Whole points; negative to take back imported points. */
  readonly points: number
  /** Sets the balance instead of adding to it. */
  readonly isReplacing: boolean
  readonly reference: string
}

export async function postImported(
  { ledger }: Pick<PointsPorts, 'ledger'>,
  { points, isReplacing, ...imported }: ImportedBalance,
): Promise<{ readonly number: number; readonly amount: number } | undefined> {
  const entry = { ...imported, kind: 'adjustment' } as const
  const isCounted = await ledger.references(entry.memberId, [entry.reference])
  if (isCounted.size > 0) return undefined
  if (isReplacing) return ledger.setBalance(entry, points)
  if (points === 0) return undefined
  const { number } = await ledger.post({ ...entry, amount: points }, () => new NothingToChange())
  return { number, amount: points }
}
