import type { Database } from '#platform/database/database.ts'
import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import type { Modules } from '../../app.ts'
import { realMembers } from '../large-clinic.ts'
import { yearOfVisits } from './visits.ts'
import { writeVisits } from './write-visits.ts'
import { writeYear } from './write-year.ts'
import { yearOfPatients } from './year-of-patients.ts'

const naming = { idAt: (at: Date) => newId(at.getTime()), voucherCode: () => newReadableCode(8) }

/**
 * Whom the clinic of a demo looked after in the year before its first start, and who opened its app. A clinic with patients
 * has a past of its own (D-240).
 */
export async function addDemoYear(
  { content, identity, loyalty }: Modules,
  database: Database,
): Promise<void> {
  if ((await realMembers(database)) > 0) return
  const { timeZone } = await content.readClinic()
  const [code] = await loyalty.listCheckInCodes()
  if (!code) return
  const [ines] = await identity.listStaff()
  const actor = ines ? `staff:${ines.id}` : 'demo'
  const offered = {
    services: await content.listServices(),
    places: await content.listLocations(),
    rewards: await loyalty.listGoals(),
    code,
    actor,
  }
  const now = new Date()
  await writeYear(database, yearOfPatients(now, timeZone, offered, naming), actor)
  await writeVisits(database, yearOfVisits(now, timeZone))
}
