import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { Code, Replacement, Reward, TermsPorts } from './ports.ts'
import { replacementsIn } from './replacements.ts'

/** The published catalog of check-in codes and rewards. The other rooms read it. */
export interface Terms {
  /** The rewards in order, including paused and archived ones. */
  currentRewards(): Promise<{ readonly rewards: readonly Reward[] }>
  /** Replaces the rewards, under a program version. Rewards that aren't listed are archived. */
  publishRewards(contents: { readonly rewards: readonly Reward[] }, version: number): Promise<void>
  /** Recalculates when rewards start and end in this time zone, after everything else is published. */
  timeRewards(timeZone: string): Promise<void>
  /** The check-in codes in order, including retired ones. */
  currentCodes(): Promise<{ readonly codes: readonly Code[] }>
  /**
   * Replaces the codes, under a program version. Codes that aren't listed are retired; new ones get their secret here.
   */
  publishCodes(contents: { readonly codes: readonly Code[] }, version: number): Promise<void>
}

export function openTerms(ports: TermsPorts): Terms {
  const { goals, codes, recordVersion } = ports
  return {
    currentRewards: async () => ({ rewards: (await goals.read()).map(asEdited) }),
    async publishRewards({ rewards }, version) {
      const isOther = said(await goals.read()) !== said(rewards)
      await goals.publish(rewards, version)
      // Every publication includes the rewards, so drop the members' cache only if they've changed.
      if (isOther) goals.invalidateShown()
      await recordVersion(version)
    },
    async timeRewards(timeZone) {
      if (await goals.time(timeZone)) goals.invalidateShown()
    },
    currentCodes: async () => ({
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

/** For patients and staff, a replaced code is still the same code. */
async function goOn(
  { codes, moveScreens, now, timeZone }: TermsPorts,
  replacements: readonly Replacement[],
): Promise<void> {
  for (const replacement of replacements) {
    await codes.replace(replacement, clinicDay(now(), timeZone))
    await moveScreens(replacement)
  }
}

/** Equal for the same rewards, however they're stored. */
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
