import { celebrateRise } from './celebrate-rise.ts'
import type { Riser, TiersPorts } from './ports.ts'
import { riseOf } from './tier-status.ts'
import type { Terms } from './tier-terms.ts'

/** Small enough that the front desk never waits for it. */
const atOnce = 50

type Ports = Pick<TiersPorts, 'tierStatuses' | 'terms' | 'notifyMember' | 'inTransaction'>

/** Raises members in batches, one transaction each. If the process dies, the next run continues. */
export async function raiseMembers(ports: Ports, stopping: () => boolean): Promise<number> {
  let raised = 0
  while (!stopping()) {
    const batch = await ports.inTransaction(() => raiseBatch(ports))
    if (batch === 0) break
    raised += batch
  }
  return raised
}

async function raiseBatch(ports: Ports): Promise<number> {
  const terms = await ports.terms.read()
  const risers = await holdRisers(ports, terms)
  for (const riser of risers) {
    const rise = riseOf(terms.tiers, riser)
    if (!rise) continue
    await ports.tierStatuses.setTier(riser.memberId, rise)
    await celebrateRise(ports, riser.memberId, rise.tier, terms)
  }
  return risers.length
}

async function holdRisers({ tierStatuses }: Ports, { tiers }: Terms): Promise<readonly Riser[]> {
  for (const [n, { id }] of tiers.entries()) {
    const next = tiers[n + 1]
    const risers = next ? await tierStatuses.holdRisers(id, next.fromCents, atOnce) : []
    if (risers.length > 0) return risers
  }
  return []
}
