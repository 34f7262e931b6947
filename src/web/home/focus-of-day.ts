import type { OfferedPromotion, User } from '#api/schemas/index.ts'

type Seen = {
  nextReward: Pick<NonNullable<User['nextReward']>, 'pointsMissing'> | null
  /** The promotion that home shows. */
  offer?: Pick<OfferedPromotion, 'validUntil'> | undefined
  /** A clinic day, '2026-11-07'. */
  today: string
}

const dayMs = 86_400_000
const soonDays = 7

/** The one thing that home puts first today; without one, that is checking in (D-222). */
export function focusOfDay({ nextReward, offer, today }: Seen): 'reward' | 'special' | undefined {
  if (nextReward && nextReward.pointsMissing <= 0) return 'reward'
  if (!offer) return undefined
  const daysLeft = (Date.parse(offer.validUntil) - Date.parse(today)) / dayMs
  return daysLeft <= soonDays ? 'special' : undefined
}
