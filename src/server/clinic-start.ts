import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/database/database.ts'
import { openLog } from '#platform/http/server/log.ts'
import { clinicDay, dayAfter, instantAt } from '#platform/kernel/clinic-day.ts'
import { demoAccounts } from '../demo/accounts.ts'
import { addDemoCampaigns } from '../demo/campaigns.ts'
import type { Clinic, Desk } from '../demo/clinic.ts'
import { demoNews } from '../demo/news.ts'
import { addOwnProgram } from '../demo/own-program.ts'
import { addDemoCatalogue } from '../demo/seed-catalogue.ts'
import { addDemoYear } from '../demo/year/add-year.ts'
import { addMiasYear } from '../demo/year/mias-year.ts'
import { demoStaffCode } from './published-secrets.ts'
import type { Settings } from './settings.ts'

const askAgainMs = 100

/**
 * What a new clinic starts with; does nothing where there is something already. In demo mode a catalogue, Mia and her history;
 * otherwise nothing but the owner of STAFF_CODE: what a clinic offers only the clinic knows (D-173).
 */
export function prepareClinic(modules: Clinic, database: Database, settings: Settings): Promise<void> {
  return database.inTransaction(async () => {
    await oneAtATime(database)
    await closeDemo(modules, settings)
    await fill(modules, database, settings)
  })
}

/**
 * Two instances may start on an empty database at once: the second waits, then finds everything there. It asks again and
 * again, because a statement that waits is ended after five seconds.
 */
async function oneAtATime(database: Database): Promise<void> {
  const take = database.statement<{ is_ours: boolean }>(
    'one-at-a-time',
    "select pg_try_advisory_xact_lock(hashtext('velora first start')) as is_ours",
  )
  for (;;) {
    const [answer] = await take()
    if (answer?.is_ours) return
    await sleep(askAgainMs)
  }
}

/** What demos publish opens nothing in a clinic that is none, or none any more. */
async function closeDemo({ identity }: Clinic, { demo, staffCode, logLevel }: Settings): Promise<void> {
  const { member, staff } = demoAccounts
  const changed = await identity.setDemoAccess(
    { member: member.email, staff: staff.email, code: demoStaffCode },
    { accounts: demo, code: staffCode === demoStaffCode },
  )
  if (changed.length > 0 && !demo)
    openLog(logLevel).warn(
      { closed: changed },
      'what demos publish is closed here; STAFF_CODE, `npm run cli -- staff:add` or `npm run cli -- owner:link` gives a way in',
    )
}

async function fill(modules: Clinic, database: Database, settings: Settings): Promise<void> {
  const { identity, program } = modules
  const { demo, staffCode } = settings
  if (demo) return fillDemo(modules, database, settings)
  if (staffCode) await identity.addFirstStaff('Owner', 'owner', staffCode)
  await program.recordInForce({ note: 'What was there before', by: 'Velora', begins: true })
}

/** All but the news and the last messages is a year old; where there is something already, it is as old as it is. */
async function fillDemo(
  modules: Clinic,
  database: Database,
  { staffCode, timeZone, smtp, twilio }: Settings,
): Promise<void> {
  const { clock, content, identity, patients } = modules
  const now = clock.now()
  const opening = instantAt(dayAfter(clinicDay(now, timeZone), -400), '08:00', timeZone)
  const isThere = (await patients.patientByEmail(demoAccounts.member.email)) !== undefined
  const desk = await clock.at(isThere ? now : opening, async () => {
    if (staffCode) await identity.addFirstStaff('Olivia Grant', 'owner', staffCode)
    if (!isThere) await addOwnProgram(modules)
    await addDemoCatalogue(modules)
    return isThere ? undefined : demoDesk(identity)
  })
  await content.seedNews(demoNews(now, timeZone), 'demo')
  if (!desk) return
  await addMiasYear(modules, database, desk)
  await addDemoYear(modules, database, desk)
  await addDemoCampaigns(modules, database, desk, { email: !smtp, sms: !twilio })
}

/** Whoever has the staff code does what the desk does; without one, whose account opens the staff area. */
async function demoDesk(identity: Clinic['identity']): Promise<Desk> {
  const account = { name: 'Ines Moreau', staffRole: 'manager' } as const
  const id = await identity.register({ ...demoAccounts.staff, ...account })
  const [first = { id, name: account.name, role: account.staffRole }] = await identity.listStaff()
  return { staffId: first.id, name: first.name, role: first.role }
}
