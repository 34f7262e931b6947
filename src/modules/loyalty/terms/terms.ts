import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { Code, Replacement, Reward, TermsPorts } from './ports.ts'
import { replacementsIn } from './replacements.ts'

/** What earns points and what they buy, as the clinic publishes it: the rooms beside this one live by it. */
export interface Terms {
  /** The rewards in their order, paused and archived ones among them. */
  rewardsInForce(): Promise<{ readonly rewards: readonly Reward[] }>
  /** Makes these the rewards, under a version of the program; what is left out is archived. */
  publishRewards(contents: { readonly rewards: readonly Reward[] }, version: number): Promise<void>
  /** Sets when rewards begin and end by the clinic's clock in this zone, once all of a publication is told. */
  timeRewards(timeZone: string): Promise<void>
  /** The check-in codes in their order, retired ones among them. */
  codesInForce(): Promise<{ readonly codes: readonly Code[] }>
  /** Makes these the codes, under a version of the program; what is left out is retired. A new one gets its secret here. */
  publishCodes(contents: { readonly codes: readonly Code[] }, version: number): Promise<void>
}

export function openTerms(ports: TermsPorts): Terms {
  const { goals, codes, recordVersion } = ports
  return {
    rewardsInForce: async () => ({ rewards: (await goals.read()).map(asEdited) }),
    async publishRewards({ rewards }, version) {
      const isOther = said(await goals.read()) !== said(rewards)
      await goals.publish(rewards, version)
      // Every publication tells every part: only one that says something else is worth asking for everybody anew.
      if (isOther) goals.invalidateShown()
      await recordVersion(version)
    },
    async timeRewards(timeZone) {
      if (await goals.time(timeZone)) goals.invalidateShown()
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
      const replacements = replacementsIn(await codes.read(), contents.codes)
      await codes.publish(contents.codes, version)
      await goOn(ports, replacements)
      await recordVersion(version)
    },
  }
}

/** A code that is replaced is the same to whoever stands at the desk. */
async function goOn(
  { codes, moveScreens, now, timeZone }: TermsPorts,
  replacements: readonly Replacement[],
): Promise<void> {
  for (const replacement of replacements) {
    await codes.replace(replacement, clinicDay(now(), timeZone))
    await moveScreens(replacement)
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
  imageUrl: reward.imageUrl,
  validDays: reward.validDays,
  repeatDays: reward.repeatDays,
  stock: reward.stock,
  tiers: reward.tiers,
  startsOn: reward.startsOn,
  endsOn: reward.endsOn,
  isPaused: reward.isPaused,
  isArchived: reward.isArchived,
})
