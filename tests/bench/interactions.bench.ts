import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { writeCameraFile } from '../../features/support/browser/fake-camera.ts'
import { demoAccounts } from '../../src/demo/accounts.ts'
import { fakeCamera, chromium as resolved } from '../chromium.ts'
import { openDemoClinic } from '../support/demo-clinic.ts'
import { median, say } from './figures.ts'
import { type Press, pressesIn } from './presses-in-trace.ts'

/**
 * How long a press takes until the screen shows that it was heard (interaction to next paint), on a processor six times
 * slower: the longest press of a scan, a claim and a search, the median of the rounds. It is what the page's thread spends
 * on it by the processor's time, six times, and a frame: a throttled browser on a busy machine measures the neighbours.
 * Beside it stands what the browser itself tells by the clock, without a slower processor.
 */
const rounds = 3
const slowdown = 6
const frameMs = 16
const targetMs = 100

execFileSync(process.execPath, ['src/web/build.ts'], { stdio: 'inherit' })
const folder = await mkdtemp(join(tmpdir(), 'velora-interactions-'))
const camera = join(folder, 'camera.y4m')
const clinic = await openDemoClinic()
let members = 0
const { identity, loyalty, patients } = clinic.app.modules
const { executablePath, args, env } = await resolved()
const browser = await chromium.launch({
  executablePath,
  args: [...args, ...fakeCamera(camera)],
  env: { ...(process.env as Record<string, string>), ...env },
})

const jobs = [
  { name: 'scan', as: 'member', path: '/checkin', act: scan },
  { name: 'claim', as: 'member', path: '/rewards', act: claim },
  { name: 'search', as: 'staff', path: '/admin?panel=patients', act: search },
] as const
let held = true
try {
  say('| job | presses | longest, by round | median | by the clock, as it is | which | target | held |')
  say('|---|---|---|---|---|---|---|---|')
  for (const job of jobs) {
    const worst: Press[] = []
    let presses = 0
    for (let round = 0; round < rounds; round++) {
      const heard = await heardOf(job)
      presses = heard.length
      worst.push(heard.reduce((most, press) => (press.processorMs > most.processorMs ? press : most)))
    }
    const times = worst.map(({ processorMs }) => Math.round(processorMs * slowdown + frameMs))
    const middle = median(times)
    const isHeld = middle <= targetMs
    held &&= isHeld
    const byClock = median(worst.map(({ clockMs }) => clockMs))
    const which = worst[times.indexOf(middle)]?.what
    say(
      `| ${job.name} | ${presses} | ${times.join(', ')} ms | ${middle} ms | ${Math.round(byClock)} ms | ${which} | ≤ ${targetMs} ms | ${isHeld ? 'yes' : 'NO'} |`,
    )
  }
} finally {
  await browser.close()
  await clinic.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(held ? 0 : 1)

async function heardOf({ as, path, act }: (typeof jobs)[number]): Promise<readonly Press[]> {
  const context = await browser.newContext({
    baseURL: clinic.app.url,
    viewport: as === 'staff' ? { width: 1280, height: 800 } : { width: 390, height: 844 },
    hasTouch: as === 'member',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(60_000)
  try {
    await comeAs(as, context)
    const page = await context.newPage()
    await page.goto(path)
    await page.waitForLoadState('load')
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
    await act(page)
    await page.waitForTimeout(500)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
    const heard = pressesIn(traceEvents)
    if (heard.length === 0) throw new Error(`${path}: the browser tells of no press.`)
    return heard
  } finally {
    await context.close()
  }
}

async function comeAs(who: 'member' | 'staff', context: BrowserContext): Promise<void> {
  if (who === 'staff') return clinic.openStaffArea(context)
  const email = `member${++members}@velora.test`
  const password = 'velora-secret'
  await identity.register({ email, password, name: 'Vera', firstName: 'Vera', lastName: 'Bench' })
  const member = await patients.patientByEmail(email)
  const points = { type: 'add', points: 1_000, reason: 'For the bench', actor: 'bench' } as const
  if (member) await loyalty.adjustPoints({ memberId: member.id, ...points })
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const answer = await context.request.post('/api/auth/login', { headers, data: { email, password } })
  if (answer.status() !== 200) throw new Error(`${email} can’t sign in: ${answer.status()}`)
}

async function scan(page: Page): Promise<void> {
  const [code] = await loyalty.listCheckInCodes()
  await writeCameraFile(camera, code?.code ?? '')
  const answered = page.waitForResponse('**/api/checkin')
  await page
    .getByRole('button', { name: /Check In|Scan|Start/ })
    .first()
    .click()
  const status = (await answered).status()
  if (status !== 200)
    throw new Error(`The scan was answered with ${status}: ${await (await answered).text()}`)
  await page.getByRole('dialog').getByRole('button').first().click()
}

async function claim(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Claim/ })
    .first()
    .click()
  const answered = page.waitForResponse(response => response.request().method() === 'POST')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Claim/ })
    .click()
  const status = (await answered).status()
  if (status >= 300) throw new Error(`The claim was answered with ${status}.`)
}

async function search(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().waitFor()
  const answered = page.waitForResponse(response => response.url().includes('search='))
  await page.getByRole('searchbox').pressSequentially('mia@velora', { delay: 120 })
  await answered
  await page.getByText(demoAccounts.member.email).first().waitFor()
}
