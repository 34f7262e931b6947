import { addSpend } from './add-spend.ts'
import { type MergedStatuses, mergedStatus, mergeStatuses, unmergeStatuses } from './merge-statuses.ts'
import type { TiersPorts } from './ports.ts'
import { publishTerms } from './publish-terms.ts'
import { raiseMembers } from './raise-members.ts'
import { takeBackSpend } from './take-back-spend.ts'
import { progressFrom, riseOf, type TierProgress } from './tier-status.ts'
import { milestonesReached, type Terms, type Tier } from './tier-terms.ts'

export interface Tiers {
  /** Adds a treatment's price in cents and one visit; the tier may rise, and then the member is told. */
  addSpend(memberId: string, spendCents: number): Promise<void>
  /** Takes a treatment's price in cents and one visit back, as a staff correction; the tier may fall. */
  takeBackSpend(memberId: string, spendCents: number): Promise<void>
  /** Places new members by what another system counted, without a word to them. */
  placeImported(members: readonly ImportedSpend[]): Promise<void>
  /** The tier that two members reach together. */
  mergedTier(survivorId: string, absorbedId: string): Promise<Tier>
  /** Adds one member's spend and visits to another's, without a word to either, in the caller's transaction. */
  mergeStatuses(survivorId: string, absorbedId: string): Promise<MergedStatuses>
  /** Undoes it; what was spent since stays where it is. */
  unmergeStatuses(survivorId: string, absorbedId: string, merged: MergedStatuses): Promise<void>
  /** What the tiers take and give, and which balances are celebrated, as the clinic published it. */
  tiersInForce(): Promise<Terms>
  /** What people call each tier, by its id. */
  tierNames(): Promise<ReadonlyMap<string, string>>
  /** Makes these the tiers. Nobody falls; who stands above a lowered threshold rises soon after (D-18). */
  publishTiers(terms: Terms): Promise<void>
  /** Raises everybody who has spent enough for a higher tier, a batch at a time, and tells them; gives how many. */
  raiseMembers(stopping?: () => boolean): Promise<number>
  /** The way from a tier to the next one in cents and percent, and the milestones that a highest balance has reached. */
  levelOf(member: Climber): Promise<Level>
  /** The same by terms that nobody published yet (D-203). */
  previewLevel(terms: Terms, member: Climber): Level
  /** All that is held of the member: spend in cents, visits, tier. */
  personalDataOf(memberId: string): Promise<unknown>
  /** Removes the standing; what was spent stays in the treatments, under nobody’s name. */
  eraseMember(memberId: string): Promise<void>
}

/** Spend in cents. */
interface ImportedSpend {
  readonly memberId: string
  readonly spendCents: number
  readonly visits: number
}

interface Climber {
  readonly tier: Tier
  readonly totalSpentCents: number
  readonly peakBalance: number
}

interface Level {
  readonly tierProgress: TierProgress
  readonly milestonesReached: readonly number[]
}

const levelIn = ({ tiers, milestones }: Terms, { tier, totalSpentCents, peakBalance }: Climber): Level => ({
  tierProgress: progressFrom(tiers, tier, totalSpentCents),
  milestonesReached: milestonesReached(milestones, peakBalance),
})

export function openTiers(ports: TiersPorts): Tiers {
  return {
    addSpend: (memberId, spendCents) => addSpend(ports, memberId, spendCents),
    takeBackSpend: (memberId, spendCents) => takeBackSpend(ports, memberId, spendCents),
    async placeImported(members) {
      const { tiers } = await ports.terms.inForce()
      const placed = members.map(({ memberId, spendCents: totalSpentCents, visits }) => {
        const status = { totalSpentCents, visits, tier: 'Bronze', reachedFromCents: null } as const
        return { memberId, ...status, ...riseOf(tiers, status) }
      })
      await ports.tierStatuses.addAll(placed)
    },
    mergedTier: async (survivorId, absorbedId) => {
      const [{ tiers }, survivor, absorbed] = await Promise.all([
        ports.terms.inForce(),
        ports.tierStatuses.find(survivorId),
        ports.tierStatuses.find(absorbedId),
      ])
      return mergedStatus(tiers, survivor, absorbed).tier
    },
    mergeStatuses: (survivorId, absorbedId) => mergeStatuses(ports, survivorId, absorbedId),
    unmergeStatuses: (survivorId, absorbedId, merged) =>
      unmergeStatuses(ports, survivorId, absorbedId, merged),
    tiersInForce: () => ports.terms.read(),
    tierNames: async () => new Map((await ports.terms.inForce()).tiers.map(({ id, name }) => [id, name])),
    publishTiers: terms => publishTerms(ports, terms),
    raiseMembers: (stopping = () => false) => raiseMembers(ports, stopping),
    levelOf: async member => levelIn(await ports.terms.inForce(), member),
    previewLevel: levelIn,
    async personalDataOf(memberId) {
      const status = await ports.tierStatuses.find(memberId)
      if (!status) return null
      const { totalSpentCents, visits, tier } = status
      return { totalSpentCents, visits, tier }
    },
    eraseMember: memberId => ports.tierStatuses.remove(memberId),
  }
}
