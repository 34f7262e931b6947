import { addSpend } from './add-spend.ts'
import type { TiersPorts } from './ports.ts'
import { takeBackSpend } from './take-back-spend.ts'
import { progressFrom, type Tier, type TierProgress } from './tier-status.ts'

export interface Tiers {
  /** Adds a treatment's price in cents and one visit; the tier may rise, and then the member is told. */
  addSpend(memberId: string, spendCents: number): Promise<void>
  /** Takes a treatment's price in cents and one visit back, as a staff correction; the tier may fall. */
  takeBackSpend(memberId: string, spendCents: number): Promise<void>
  /** The way from a tier to the next one, in cents and percent. */
  progressFrom(tier: Tier, totalSpentCents: number): TierProgress
  /** All that is held of the member: spend in cents, visits, tier. */
  personalDataOf(memberId: string): Promise<unknown>
  /** Removes the standing; what was spent stays in the treatments, under nobody’s name. */
  eraseMember(memberId: string): Promise<void>
}

export function openTiers(ports: TiersPorts): Tiers {
  return {
    addSpend: (memberId, spendCents) => addSpend(ports, memberId, spendCents),
    takeBackSpend: (memberId, spendCents) => takeBackSpend(ports, memberId, spendCents),
    progressFrom,
    personalDataOf: async memberId => (await ports.tierStatuses.find(memberId)) ?? null,
    eraseMember: memberId => ports.tierStatuses.remove(memberId),
  }
}
