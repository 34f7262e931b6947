import type { Dice } from '../../support/dice.ts'
import { type OrderedCampaign, wrongArrivals, wrongCounts } from './campaigns.ts'
import type { Clinic } from './clinic.ts'
import { brokenOfAll } from './invariants.ts'
import { percent } from './operation.ts'
import type { Person } from './people.ts'
import { providerTroubles } from './providers.ts'
import { Divergence } from './trace.ts'

/** When the workers have their turn, by the clinic's clock: apart enough that a retry's jitter decides nothing. */
export const workTimes = ['09:40', '12:50', '16:00', '19:10'] as const

interface Job {
  readonly name: string
  readonly data: never
}

/** What workers do in production, once: mails, campaigns, daily tasks and the pushes that wait. */
async function work(clinic: Clinic): Promise<void> {
  const { messaging, daily } = clinic.modules()
  const never = () => false
  await daily.runDue()
  await messaging.deliverMails(never)
  await messaging.deliverCampaigns(never)
  const jobs = await clinic.store.rows<Job>(
    `select name, data from jobs.job where name in ('notification-push', 'offer-push')
       and (data->>'memberId')::uuid in (select member_id from messaging.push_subscription) order by id`,
  )
  await clinic.store.rows(`delete from jobs.job where name in ('notification-push', 'offer-push')`)
  // One that a push service refuses would be tried again; the simulation leaves it at that.
  for (const { name, data } of jobs)
    await (name === 'offer-push' ? messaging.announceOffer(data) : messaging.pushNotification(data)).catch(
      () => {},
    )
}

export interface WorkTurn {
  readonly trouble: string | undefined
  readonly killed: boolean
}

/** One turn of the workers, with whatever is wrong with providers or process, and what arrived compared with the model. */
export async function takeWorkTurn(
  clinic: Clinic,
  dice: Dice,
  everybody: readonly Person[],
  campaigns: readonly OrderedCampaign[],
  step: number,
  { isCalm, canDie }: { readonly isCalm: boolean; readonly canDie: boolean },
): Promise<WorkTurn> {
  const { providers } = clinic
  const drawn = percent(dice, 30) ? dice.oneOf(providerTroubles) : undefined
  const dies = percent(dice, 10) && canDie
  const deathAt = 1 + dice.below(40)
  providers.trouble = isCalm ? undefined : drawn
  if (dies) clinic.process().killAt(deathAt)
  const { death } = clinic.process()
  await Promise.race([work(clinic), death]).catch(error => {
    if (!clinic.process().isDead()) throw error
  })
  if (dies) {
    clinic.process().kill()
    await clinic.restart()
  }
  providers.trouble = undefined
  const findings = wrongArrivals(providers.arrivals(), everybody, campaigns)
  if (findings.length > 0) throw new Divergence(step, findings, [])
  return { trouble: isCalm ? undefined : drawn, killed: dies }
}

/** Everything that must hold between all members, campaigns and daily tasks. */
export async function checkAll(
  clinic: Clinic,
  everybody: readonly Person[],
  campaigns: readonly OrderedCampaign[],
  step: number,
  isEnd: boolean,
): Promise<void> {
  const findings = [...(await brokenOfAll(clinic)), ...(await wrongCounts(clinic, campaigns, isEnd))]
  const [held] = await clinic.store.rows<{ points: number; members: number; wrong: string | null }>(
    `select (select coalesce(sum(a.balance), 0)::int from loyalty.account a join identity.member m on m.id = a.member_id) as points,
       (select count(*)::int from identity.member) as members,
       (select min(day || ' ' || outcome) from platform.daily_run where name = 'ledger check' and outcome !~ '^holds') as wrong`,
  )
  const members = everybody.filter(({ state }) => state.isMember)
  const points = members.reduce((sum, { state }) => sum + state.balance, 0)
  if (held?.points !== points) findings.push(`all balances: expected ${points}, got ${held?.points}`)
  if (held?.members !== members.length)
    findings.push(`members: expected ${members.length}, got ${held?.members}`)
  if (held?.wrong) findings.push(`the nightly ledger check said: ${held.wrong}`)
  if (findings.length > 0) throw new Divergence(step, findings.slice(0, 20), [])
}
