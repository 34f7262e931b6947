import { celebrateRise } from './celebrate-rise.ts'
import type { TiersPorts } from './ports.ts'
import { riseOf } from './tier-status.ts'

export async function addSpend(
  ports: Pick<TiersPorts, 'tierStatuses' | 'terms' | 'notifyMember'>,
  memberId: string,
  spendCents: number,
): Promise<void> {
  const { tierStatuses, terms } = ports
  const [status, current] = await Promise.all([tierStatuses.addVisit(memberId, spendCents), terms.current()])
  const rise = riseOf(current.tiers, status)
  if (!rise) return
  await tierStatuses.setTier(memberId, rise)
  await celebrateRise(ports, memberId, rise.tier, current)
}
