import type { Database } from '#platform/database/database.ts'
import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import { inOneSpelling } from '#platform/kernel/phone-number.ts'
import type { ImportedConsent } from '../../modules/messaging/consents/consent.ts'
import type { Clinic, Desk } from '../clinic.ts'
import { realMembers } from '../large-clinic.ts'
import { demoIntake } from './intakes.ts'
import { randomFrom } from './random.ts'
import { yearOfVisits } from './visits.ts'
import { writeVisits } from './write-visits.ts'
import { writeYear } from './write-year.ts'
import { yearOfPatients } from './year-of-patients.ts'

/** The channels where a patient accepts offers and news: with Mia, 30 of 41 by email, 22 by push, and 15 by SMS. */
const wishesOf = (n: number) => ({
  email: (n * 3) % 40 < 29,
  push: (n * 7) % 40 < 21,
  sms: (n * 11) % 40 < 15,
})

/** Fictional numbers. */
const phones = `
  insert into identity.contact (member_id, kind, value, is_valid, is_shared, created_at)
  select m.id, 'phone', '+1310555' || lpad((100 + n + 9)::text, 4, '0'), true, false, m.created_at
  from unnest($1::uuid[]) with ordinality as given (id, n) join identity.member m on m.id = given.id`

const naming = { idAt: (at: Date) => newId(at.getTime()), voucherCode: () => newReadableCode(8) }

/** How long after registering the form is signed. */
const intakeAfterMs = 12 * 60_000
const seed = 40

/**
 * Adds the demo clinic's patients and app visits of the past year. Does nothing in a clinic that already has patients.
 */
export async function addDemoYear(clinic: Clinic, database: Database, desk: Desk): Promise<void> {
  const { clock, content, loyalty, messaging, privacy } = clinic
  if ((await realMembers(database)) > 0) return
  const { timeZone } = await content.readClinic()
  const actor = `staff:${desk.staffId}`
  const offered = {
    services: await content.listServices(),
    places: await content.listLocations(),
    rewards: await loyalty.listGoals(),
    codes: await loyalty.listCheckInCodes(),
    actor,
  }
  const now = clock.now()
  const histories = yearOfPatients(now, timeZone, offered, naming)
  await writeYear(database, histories, desk)
  const random = randomFrom(seed)
  const consents: ImportedConsent[] = []
  for (const [n, { id, lastName, dateOfBirth, createdAt }] of histories.entries()) {
    const at = new Date(createdAt.getTime() + intakeAfterMs)
    const phone = `(310) 555-01${String(n + 10)}`
    const wishes = wishesOf(n)
    if (dateOfBirth !== null) {
      const wanted = { marketingConsent: wishes.email, pushNotificationConsent: wishes.push }
      const intake = demoIntake({ lastName, dateOfBirth, phone }, wanted, random)
      await clock.at(at, () => privacy.submitIntake(id, intake))
    }
    const decided = {
      memberId: id,
      given: true,
      wording: '2026-11-27',
      source: 'profile',
      at,
      isDated: true,
    } as const
    for (const channel of ['email', 'push', 'sms'] as const)
      if (wishes[channel])
        consents.push({ ...decided, channel, number: channel === 'sms' ? inOneSpelling(phone) : null })
  }
  await messaging.recordImportedConsents(consents)
  await database.run(phones, [histories.map(({ id }) => id)])
  await writeVisits(database, yearOfVisits(now, timeZone))
}
