import { addSpend } from './add-spend.ts'
import type { TiersPorts } from './ports.ts'
import { progressFrom, type Tier, type TierProgress } from './standing.ts'

export interface Tiers {
  /** Adds a treatment's price in cents and one visit; the tier may rise, and then the member is told. */
  addSpend(memberId: string, spendCents: number): Promise<void>
  /** The way from a tier to the next one, in cents and percent (customer.md, 4 Tiers). */
  progressFrom(tier: Tier, totalSpentCents: number): TierProgress
}

export function openTiers(ports: TiersPorts): Tiers {
  return { addSpend: (memberId, spendCents) => addSpend(ports, memberId, spendCents), progressFrom }
}
