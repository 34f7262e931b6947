import { clinicDayStart } from '#platform/kernel/clinic-day.ts'
import { goodForDays, wordings } from './intake.ts'
import type { PrivacyPorts } from './ports.ts'

export interface Renewal {
  /** Patients with a current intake. */
  readonly patients: number
  /** When the clinic last asked everyone; undefined if never. */
  readonly askedAt: Date | undefined
}

type Ports = Pick<PrivacyPorts, 'renewals' | 'countPatientsWithIntake' | 'now' | 'timeZone'>

export async function findRenewal({
  renewals,
  countPatientsWithIntake,
  now,
  timeZone,
}: Ports): Promise<Renewal> {
  const askedAt = await renewals.lastAskedAt()
  const aYearAgo = clinicDayStart(new Date(now().getTime() - goodForDays * 86_400_000), timeZone)
  const sinceAsked = (askedAt?.getTime() ?? 0) + 1
  const since = new Date(Math.max(aYearAgo.getTime(), sinceAsked))
  return { patients: await countPatientsWithIntake(wordings, since), askedAt }
}

/** Ends all current intakes, and returns how many patients had one. Their answers are kept. */
export async function renewIntakes(ports: Ports): Promise<number> {
  const { patients } = await findRenewal(ports)
  if (patients > 0) await ports.renewals.ask(ports.now())
  return patients
}
