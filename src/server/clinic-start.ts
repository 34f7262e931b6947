import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/database/database.ts'
import { openLog } from '#platform/http/server/log.ts'
import type { Modules } from '../app.ts'
import { demoAccounts } from '../demo/accounts.ts'
import { addDemoCampaigns } from '../demo/campaigns.ts'
import { addDemoDiary } from '../demo/diary.ts'
import { demoIntake } from '../demo/intake.ts'
import { demoNews } from '../demo/news.ts'
import { addDemoRequests } from '../demo/requests.ts'
import { addDemoCatalogue } from '../demo/seed-catalogue.ts'
import { addDemoYear } from '../demo/year/add-year.ts'
import { demoStaffCode } from './published-secrets.ts'
import type { Settings } from './settings-shape.ts'

const askAgainMs = 100

/**
 * What a new clinic starts with; does nothing where there is something already. In demo mode a catalogue, Mia and her history;
 * otherwise nothing but the owner of STAFF_CODE: what a clinic offers only the clinic knows (D-173).
 */
export function prepareClinic(modules: Modules, database: Database, settings: Settings): Promise<void> {
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
async function closeDemo({ identity }: Modules, { demo, staffCode, logLevel }: Settings): Promise<void> {
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

async function fill(
  modules: Modules,
  database: Database,
  { demo, staffCode, timeZone }: Settings,
): Promise<void> {
  const { content, identity, programme } = modules
  if (staffCode) await identity.addFirstStaff(demo ? 'Ines' : 'Owner', 'owner', staffCode)
  if (demo) await addDemoCatalogue(modules)
  await programme.recordInForce({ note: 'What was there before', by: 'Velora', begins: true })
  if (!demo) return
  await content.seedNews(demoNews(new Date(), timeZone), 'demo')
  await addDemoMembers(modules, database)
}

async function addDemoMembers(modules: Modules, database: Database): Promise<void> {
  const { content, identity, loyalty, patients, privacy } = modules
  if (await patients.patientByEmail(demoAccounts.member.email)) return
  await addDemoYear(modules, database)
  await identity.register({ ...demoAccounts.staff, name: 'Ines Moreau', staffRole: 'manager' })
  const mia = await identity.register({ ...demoAccounts.member, name: 'Mia Hart', dateOfBirth: '1991-05-14' })
  const visited = ['HydraFacial', 'Glow Vitamin Drip', 'Lip Filler']
  const services = await content.listServices()
  const [location] = await content.listLocations()
  for (const { id, name } of services.filter(({ name }) => visited.includes(name))) {
    await loyalty.awardTreatment({
      email: demoAccounts.member.email,
      serviceId: id,
      customPoints: undefined,
      // Where Lip Filler was given nobody said.
      locationId: name === 'Lip Filler' ? undefined : location?.id,
      allowDuplicate: false,
      actor: 'demo',
    })
  }
  const [welcome] = (await loyalty.listCheckInCodes()).filter(({ description }) => description === 'Welcome')
  if (welcome) await checkInAtDesk(loyalty, mia, welcome.id)
  await addDemoRequests(modules, mia)
  await privacy.submitIntake(mia, demoIntake())
  await addDemoDiary(modules, mia)
  await addDemoCampaigns(modules, mia)
}

/** With the code on a screen, which counts where printed ones don't. */
async function checkInAtDesk(loyalty: Modules['loyalty'], memberId: string, codeId: string): Promise<void> {
  const { pass } = await loyalty.startDeskScreen(codeId, 'demo')
  const { code } = await loyalty.showDeskCode(pass)
  await loyalty.checkIn(memberId, code)
  await loyalty.endDeskScreen({ pass })
}
