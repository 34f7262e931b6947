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
}

export function openTerms({ goals, codes, recordVersion }: TermsPorts): Terms {
  return {
    rewardsInForce: async () => ({ rewards: (await goals.read()).map(asEdited) }),
    async publishRewards({ rewards }, version) {
      const isOther = said(await goals.read()) !== said(rewards)
      await goals.publish(rewards, version)
      // Every publication tells every part: only one that says something else is worth asking for everybody anew.
      if (isOther) goals.invalidateShown()
      await recordVersion(version)
    },
    codesInForce: async () => ({
      codes: (await codes.read()).map(({ id, description, pointsValue, placeId, isActive }) => ({
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
  }
}

/** The same text for the same rewards, however they were kept. */
const said = (rewards: readonly Reward[]) => JSON.stringify(rewards.map(asEdited))

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
