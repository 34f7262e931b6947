import { addSpend } from './add-spend.ts'
import { type MergedStatuses, mergedStatus, mergeStatuses, unmergeStatuses } from './merge-statuses.ts'
import type { TiersPorts } from './ports.ts'
import { publishTerms } from './publish-terms.ts'
import { raiseMembers } from './raise-members.ts'
import { takeBackSpend } from './take-back-spend.ts'
import { progressFrom, riseOf, type TierProgress } from './tier-status.ts'
import { milestonesReached, type Terms, type Tier } from './tier-terms.ts'

export interface Tiers {
  /** Adds a treatment's price in cents and one visit. The tier may rise; then the member is notified. */
  addSpend(memberId: string, spendCents: number): Promise<void>
  /** Takes back a treatment's price in cents and one visit, as a staff correction. The tier may fall. */
  takeBackSpend(memberId: string, spendCents: number): Promise<void>
  /** Adds new members' spend and visits from another system, without notifying them. */
  placeImported(members: readonly ImportedSpend[]): Promise<void>
  /** The tier that two members reach combined. */
  mergedTier(survivorId: string, absorbedId: string): Promise<Tier>
  /** Adds one member's spend and visits to another's in the caller's transaction, without notifying either. */
  mergeStatuses(survivorId: string, absorbedId: string): Promise<MergedStatuses>
  /** Undoes a merge; anything spent since stays with the survivor. */
  unmergeStatuses(survivorId: string, absorbedId: string, merged: MergedStatuses): Promise<void>
  /** The published tiers and milestones. */
  currentTiers(): Promise<Terms>
  /** The tiers' display names by ID. */
  tierNames(): Promise<ReadonlyMap<string, string>>
  /** Publishes the tiers. Nobody falls; members above a lowered threshold rise soon after (D-18). */
  publishTiers(terms: Terms): Promise<void>
  /** Raises all members who have spent enough for a higher tier, in batches, and notifies them; returns the count. */
  raiseMembers(stopping?: () => boolean): Promise<number>
  /**
   * A member's progress to the next tier in cents and percent, and the milestones that their highest balance reached.
   */
  levelOf(member: Climber): Promise<Level>
  /** Like `levelOf`, with unpublished tiers and milestones (D-203). */
  previewLevel(terms: Terms, member: Climber): Level
  /** The member's tier data: spend in cents, visits, tier. */
  personalDataOf(memberId: string): Promise<unknown>
  /** Removes the member's status. Treatments keep the spend, anonymized. */
  eraseMembers(memberIds: readonly string[]): Promise<void>
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
      const { tiers } = await ports.terms.current()
      const placed = members.map(({ memberId, spendCents: totalSpentCents, visits }) => {
        const status = { totalSpentCents, visits, tier: 'Bronze', reachedFromCents: null } as const
        return { memberId, ...status, ...riseOf(tiers, status) }
      })
      await ports.tierStatuses.addAll(placed)
    },
    mergedTier: async (survivorId, absorbedId) => {
      const [{ tiers }, survivor, absorbed] = await Promise.all([
        ports.terms.current(),
        ports.tierStatuses.find(survivorId),
        ports.tierStatuses.find(absorbedId),
      ])
      return mergedStatus(tiers, survivor, absorbed).tier
    },
    mergeStatuses: (survivorId, absorbedId) => mergeStatuses(ports, survivorId, absorbedId),
    unmergeStatuses: (survivorId, absorbedId, merged) =>
      unmergeStatuses(ports, survivorId, absorbedId, merged),
    currentTiers: () => ports.terms.read(),
    tierNames: async () => new Map((await ports.terms.current()).tiers.map(({ id, name }) => [id, name])),
    publishTiers: terms => publishTerms(ports, terms),
    raiseMembers: (stopping = () => false) => raiseMembers(ports, stopping),
    levelOf: async member => levelIn(await ports.terms.current(), member),
    previewLevel: levelIn,
    async personalDataOf(memberId) {
      const status = await ports.tierStatuses.find(memberId)
      if (!status) return null
      const { totalSpentCents, visits, tier } = status
      return { totalSpentCents, visits, tier }
    },
    eraseMembers: memberIds => ports.tierStatuses.remove(memberIds),
  }
}
