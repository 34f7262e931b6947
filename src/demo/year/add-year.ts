import type { Database } from '#platform/database/database.ts'
import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import type { Clinic, Desk } from '../clinic.ts'
import { realMembers } from '../large-clinic.ts'
import { demoIntake } from './intakes.ts'
import { randomFrom } from './random.ts'
import { yearOfVisits } from './visits.ts'
import { writeVisits } from './write-visits.ts'
import { writeYear } from './write-year.ts'
import { yearOfPatients } from './year-of-patients.ts'

const naming = { idAt: (at: Date) => newId(at.getTime()), voucherCode: () => newReadableCode(8) }

/** So long after registering the form is signed. */
const intakeAfterMs = 12 * 60_000
const seed = 40

/**
 * Whom the clinic of a demo looked after in the year before its first start, and who opened its app. A clinic with patients
 * has a past of its own.
 */
export async function addDemoYear(clinic: Clinic, database: Database, desk: Desk): Promise<void> {
  const { clock, content, loyalty, privacy } = clinic
  if ((await realMembers(database)) > 0) return
  const { timeZone } = await content.readClinic()
  const [code] = await loyalty.listCheckInCodes()
  if (!code) return
  const actor = `staff:${desk.staffId}`
  const offered = {
    services: await content.listServices(),
    places: await content.listLocations(),
    rewards: await loyalty.listGoals(),
    code,
    actor,
  }
  const now = clock.now()
  const histories = yearOfPatients(now, timeZone, offered, naming)
  await writeYear(database, histories, desk)
  const random = randomFrom(seed)
  for (const { id, lastName, dateOfBirth, createdAt } of histories) {
    if (dateOfBirth === null) continue
    const intake = demoIntake(lastName, dateOfBirth, random)
    await clock.at(new Date(createdAt.getTime() + intakeAfterMs), () => privacy.submitIntake(id, intake))
  }
  await writeVisits(database, yearOfVisits(now, timeZone))
}
