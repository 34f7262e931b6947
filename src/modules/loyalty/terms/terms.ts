import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { Code, Reward, TermsPorts } from './ports.ts'

/** What earns points and what they buy, as the clinic publishes it: the rooms beside this one live by it. */
export interface Terms {
  /** The rewards in their order, paused and archived ones among them. */
  rewardsInForce(): Promise<{ readonly rewards: readonly Reward[] }>
  /** Makes these the rewards, under a version of the programme; what is left out is archived. */
  publishRewards(contents: { readonly rewards: readonly Reward[] }, version: number): Promise<void>
  /** The check-in codes in their order, retired ones among them. */
  codesInForce(): Promise<{ readonly codes: readonly Code[] }>
  /** Makes these the codes, under a version of the programme; what is left out is retired. A new one gets its secret here. */
  publishCodes(contents: { readonly codes: readonly Code[] }, version: number): Promise<void>
  /** Of the members who have points and did not claim a reward: how many, and who has most. */
  savingFor(rewardId: string): Promise<Savers>
  /** How many members earned with a service or a check-in code since then. */
  earnedWith(
    source: { readonly serviceId: string } | { readonly codeId: string },
    since: Date,
  ): Promise<number>
}

interface Savers {
  readonly members: number
  readonly closest: { readonly patient: string; readonly pointsBalance: number } | null
}

export function openTerms({ goals, codes, recordVersion, reach, namesOf, timeZone }: TermsPorts): Terms {
  return {
    rewardsInForce: async () => ({ rewards: (await goals.all()).map(asEdited) }),
    async publishRewards({ rewards }, version) {
      await goals.publish(rewards, version)
      await recordVersion(version)
    },
    codesInForce: async () => ({
      codes: (await codes.all()).map(({ id, description, pointsValue, placeId, isActive }) => ({
        id,
        description,
        pointsValue,
        placeId,
        isRetired: !isActive,
      })),
    }),
    async publishCodes(contents, version) {
      await codes.publish(contents.codes, version)
      await recordVersion(version)
    },
    async savingFor(rewardId) {
      const { members, closest } = await reach.savingFor(rewardId)
      const name = closest && (await namesOf([closest.memberId])).get(closest.memberId)
      if (!closest || !name) return { members, closest: null }
      const patient = `${name.firstName} ${name.lastName}`.trim()
      return { members, closest: { patient, pointsBalance: closest.balance } }
    },
    earnedWith: (source, since) =>
      'serviceId' in source
        ? reach.treatedWith(source.serviceId, clinicDay(since, timeZone))
        : reach.checkedInWith(source.codeId, since),
  }
}

const asEdited = (reward: Reward): Reward => ({
  id: reward.id,
  title: reward.title,
  description: reward.description,
  pointsRequired: reward.pointsRequired,
  rewardValue: reward.rewardValue,
  worthCents: reward.worthCents,
  icon: reward.icon,
  color: reward.color,
  validDays: reward.validDays,
  repeatDays: reward.repeatDays,
  stock: reward.stock,
  tiers: reward.tiers,
  startsOn: reward.startsOn,
  endsOn: reward.endsOn,
  isPaused: reward.isPaused,
  isArchived: reward.isArchived,
})
