import type { TimeZone } from '#platform/kernel/clinic-day.ts'
import { type Goal, goalOf, type Reward } from './goals.ts'
import { listGoals } from './list-goals.ts'
import { measureProgress } from './measure-progress.ts'
import type { RewardsPorts } from './ports.ts'
import type { VoucherOfMember } from './vouchers.ts'

/** Unpublished rewards and a sample member who never claimed one. */
export interface DraftedRewards {
  readonly rewards: readonly Reward[]
  readonly timeZone: TimeZone
  readonly tierNames: ReadonlyMap<string, string>
  readonly member: { readonly balance: number; readonly tier: string }
}

/** Unpublished rewards as the app would list them. */
export function previewRewards(
  { now }: Pick<RewardsPorts, 'now'>,
  { rewards, timeZone, tierNames, member }: DraftedRewards,
) {
  const goals: readonly Goal[] = rewards.map((reward, place) => goalOf(reward, place, null))
  const left = new Map(goals.flatMap(({ id, stock }) => (stock === null ? [] : [[id, stock] as const])))
  const ports = {
    now,
    timeZone,
    goals: { all: async () => goals },
    claimants: { read: async () => ({ ...member, claims: new Map(), left }) },
    tierNames: async () => tierNames,
  }
  return {
    listGoals: () => listGoals(ports),
    measureProgress: (memberId: string) => measureProgress(ports, memberId),
    listVouchers: async (): Promise<readonly VoucherOfMember[]> => [],
  }
}
