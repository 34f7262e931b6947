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
import { addToday } from '../demo/year/today.ts'
import { demoStaffCode } from './published-secrets.ts'
import type { Settings } from './settings.ts'

const askAgainMs = 100

/**
 * Sets up a new clinic; does nothing if it already has data. A demo gets a catalog, Mia and her history. A real clinic
 * only gets the owner of STAFF_CODE, because it must enter its own offer (D-173).
 */
export function prepareClinic(modules: Clinic, database: Database, settings: Settings): Promise<void> {
  return database.inTransaction(async () => {
    await oneAtATime(database)
    await closeDemo(modules, settings)
    await fill(modules, database, settings)
  })
}

/**
 * If two instances start on an empty database, the second waits and then finds everything there. It polls, because a
 * waiting statement would time out after five seconds. A demo's pictures are processed within this transaction, which on
 * a busy machine takes longer than a transaction may usually idle.
 */
async function oneAtATime(database: Database): Promise<void> {
  const take = `select pg_try_advisory_xact_lock(hashtext('velora first start')) as is_ours,
    set_config('idle_in_transaction_session_timeout', '0', true)`
  for (;;) {
    const [answer] = (await database.run(take, [])) as { is_ours: boolean }[]
    if (answer?.is_ours) return
    await sleep(askAgainMs)
  }
}

/** Credentials published for demos must not work in a clinic that isn't a demo, or no longer is one. */
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
  await program.recordCurrentVersion({ note: 'What was there before', by: 'Velora', begins: true })
}

/** Everything except the news and the last messages is set in the past year. Existing data keeps its dates. */
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
  await addToday(modules)
  await addDemoCampaigns(modules, database, desk, { email: !smtp, sms: !twilio })
}

/** The first staff member does the desk's work, or else the demo's staff account. */
async function demoDesk(identity: Clinic['identity']): Promise<Desk> {
  const account = { name: 'Ines Moreau', staffRole: 'manager' } as const
  const id = await identity.register({ ...demoAccounts.staff, ...account })
  const [first = { id, name: account.name, role: account.staffRole }] = await identity.listStaff()
  return { staffId: first.id, name: first.name, role: first.role }
}
