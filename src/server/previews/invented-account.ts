import type { OpenClinic } from '../open-all.ts'

type Modules = OpenClinic['modules']
type Preview = Awaited<ReturnType<Modules['program']['readPreview']>>

/** The sample member of a preview. No real member has this ID. */
export const inventedId = '0198f0c6-5b1e-7a51-9d3a-000000000001'
const daysSinceJoined = 90

/** The ledger with the sample member's entries. */
export function ledgerOf({ member: { entries, points } }: Preview) {
  let balance = points
  const posted = entries.map((entry, n) => {
    const balanceAfter = balance
    balance -= entry.points
    return {
      number: entries.length - n,
      amount: entry.points,
      balanceAfter,
      kind: entry.kind,
      reason: entry.reason,
      location: null,
      at: noonOf(entry.on),
    }
  })
  return {
    listEntries: async (_memberId: string, limit: number, before = Number.POSITIVE_INFINITY) =>
      posted.filter(({ number }) => number < before).slice(0, limit),
    countHistory: async () => posted.length,
  }
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** The sample member as the screens see her. */
export function userOf({ identity, tiers }: Modules, { document, member }: Preview, seenAt: Date) {
  const { firstName, tier, points, nextReward, spentCents, visits } = member
  const climbed = { tier, totalSpentCents: spentCents, peakBalance: points }
  return identity.previewUser(
    {
      ...climbed,
      id: inventedId,
      email: 'mia@example.com',
      firstName,
      lastName: '',
      role: 'member',
      dateOfBirth: null,
      createdAt: new Date(seenAt.getTime() - daysSinceJoined * 86_400_000),
      lastLoginAt: seenAt,
      pointsBalance: points,
      totalVisits: visits,
      nextRewardTitle: nextReward?.title ?? null,
      nextRewardPoints: nextReward?.pointsRequired ?? null,
      nextRewardValue: nextReward?.rewardValue ?? null,
      nextRewardIcon: nextReward?.icon ?? null,
      nextRewardColor: nextReward?.color ?? null,
      photoVersion: null,
    },
    tiers.previewLevel(document.tiers, climbed),
  )
}
