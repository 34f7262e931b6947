import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writePhotoAsCamera } from '../../features/support/browser/photo-camera.ts'
import { fakeCamera, chromium as resolved } from '../chromium.ts'
import { phiKey, sessionKey } from '../support/app.ts'
import { cookiesChosenAt } from '../support/cookies-chosen.ts'
import { newPostgresDatabase } from '../support/databases.ts'
import { runToEnd, startVelora, type VeloraProcess } from '../support/process.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

let folder: string
let camera: string
let velora: VeloraProcess
let settings: Record<string, string>
let browser: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'velora-opens-'))
  camera = join(folder, 'camera.y4m')
  settings = {
    NODE_ENV: 'production',
    SESSION_KEYS: sessionKey,
    PHI_KEYS: phiKey,
    ...vapidKeys,
    DATA_DIR: folder,
    DATABASE_URL: await newPostgresDatabase(),
  }
  velora = await startVelora(settings)
  const { executablePath, args, env } = await resolved()
  browser = await chromium.launch({
    executablePath,
    args: [...args, ...fakeCamera(camera)],
    env: { ...(process.env as Record<string, string>), ...env },
  })
})
afterAll(async () => {
  await browser?.close()
  await velora?.end('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function phone(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: velora.url,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    permissions: ['camera'],
    storageState: cookiesChosenAt(velora.url),
  })
  return context.newPage()
}

/** Adds what a step of the set-up lists, each in its dialog. */
async function add(page: Page, button: string, items: readonly Record<string, string>[]) {
  for (const item of items) {
    await page.getByRole('button', { name: button }).first().click()
    const dialog = page.getByRole('dialog')
    for (const [label, words] of Object.entries(item))
      await dialog.getByLabel(label, { exact: true }).fill(words)
    await dialog.getByRole('button', { name: button }).click()
    await saved(page)
  }
}

const saved = (within: Page | Locator) => within.getByText(/^Draft saved/).waitFor()
const goesOn = (page: Page, to: string) => page.getByRole('button', { name: `Next: ${to}` }).click()

const colour = '#1F6F78'
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><circle cx="40" cy="40" r="32" fill="${colour}"/></svg>`

/** As it stands in a spreadsheet: the category once, in a merged cell; prices as two people wrote them. */
const priceList = ['Injectables', 'Skin', 'Laser', 'Body', 'Wellness']
  .flatMap(category =>
    Array.from(
      { length: 5 },
      (_, n) =>
        `${n === 0 ? category : ''}\t${category} No. ${n + 1}\t${n % 2 ? '1.050,00 €' : '$120'}\t45 min`,
    ),
  )
  .join('\n')

it('opens from an empty database in the browser alone, and a new member checks in and claims there', async () => {
  const olga = await phone()
  const { output } = await runToEnd(settings, 'src/commands/owner-link.ts')
  await olga.goto(/\/admin\/welcome#first=\S+/.exec(output)?.[0] ?? 'no link')
  await olga.getByLabel('Your name').fill('Olga Weber')
  await olga.getByRole('button', { name: 'Open the Staff Area' }).click()
  await olga.getByText('I’ve Written It Down').click()
  await olga.getByLabel('App name').fill('Aurora Clinic')
  await olga.getByLabel('Color', { exact: true }).fill(colour)
  await saved(olga.getByRole('region', { name: 'Brand' }))
  await olga
    .getByLabel('Choose a Logo', { exact: true })
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await olga.getByRole('button', { name: 'Remove Logo', exact: true }).waitFor()
  await olga.getByLabel('Time zone', { exact: true }).selectOption('Europe/Berlin')
  await saved(olga.getByRole('region', { name: 'Contact & time zone' }))
  await goesOn(olga, 'Locations')
  await add(olga, 'Add Location', [{ Name: 'Kantstraße' }, { Name: 'Mitte' }])
  await goesOn(olga, 'Menu')
  await olga.getByRole('button', { name: 'Paste a Menu' }).click()
  await olga.getByRole('dialog').getByLabel('Rows').fill(priceList)
  await olga.getByRole('button', { name: 'Add 25 Services' }).click()
  await saved(olga)
  await goesOn(olga, 'Rewards')
  await add(
    olga,
    'Add Reward',
    [5, 100, 250, 1000].map(points => ({ Title: `Gift ${points}`, 'Points needed': String(points) })),
  )
  await goesOn(olga, 'Check-in codes')
  await add(
    olga,
    'Add Code',
    ['Front desk', 'Lounge'].map(name => ({ Name: name, 'Points per check-in': '5' })),
  )
  await goesOn(olga, 'Tiers')
  await olga.getByRole('button', { name: 'Skip for Now' }).click()
  for (const title of ['Privacy policy', 'Notice of privacy practices']) {
    await olga.getByRole('button', { name: new RegExp(`^${title}`) }).click()
    await olga.getByRole('dialog').getByText('Aurora Clinic').first().waitFor()
    await olga.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
  await goesOn(olga, 'People')
  await olga.getByRole('link', { name: 'Review and Publish' }).click()
  await olga.getByRole('button', { name: 'Publish Now' }).click()
  await olga.getByText('Version 1 Published', { exact: true }).waitFor()

  await olga.goto('/admin/qr-codes')
  const printed = olga.getByRole('img', { name: /Front desk/ })
  await printed.scrollIntoViewIfNeeded()
  await writePhotoAsCamera(camera, await printed.screenshot())

  const mia = await phone()
  await mia.goto('/')
  await mia.getByRole('img', { name: 'Aurora Clinic' }).first().waitFor()
  await mia.getByRole('link', { name: 'Join VIP Program' }).waitFor()
  const looks = '[...document.links].map(link => getComputedStyle(link).backgroundColor)'
  expect(await mia.evaluate(looks)).toContain('rgb(31, 111, 120)')
  const shown = (await mia.request.get('/api/config')).json()
  expect(await shown).toMatchObject({ timeZone: 'Europe/Berlin' })
  await mia.goto('/signup')
  for (const [label, words] of Object.entries({
    'First name': 'Mia',
    'Last name': 'Hart',
    Email: 'mia@clinic.test',
    Password: 'a quiet Tuesday',
  }))
    await mia.getByLabel(label, { exact: true }).fill(words)
  await mia
    .getByRole('main')
    .getByRole('button', { name: /^(Join VIP|Create Account|Join)/ })
    .click()
  await mia.waitForURL('**/onboarding')
  await mia.goto('/services')
  await mia.getByRole('heading', { name: 'Wellness No. 5' }).waitFor()
  await mia.goto('/checkin')
  await mia
    .getByRole('button', { name: /Check In|Scan|Start/ })
    .first()
    .click()
  await mia
    .getByText(/You earned 5 points/i)
    .first()
    .waitFor()
  await mia.goto('/rewards')
  await mia
    .getByRole('button', { name: /^Claim/ })
    .first()
    .click()
  await mia
    .getByRole('dialog')
    .getByRole('button', { name: /^Claim/ })
    .click()
  const vouchers = async () => (await mia.request.get('/api/user/vouchers')).json()
  await expect.poll(vouchers).toMatchObject([{ title: 'Gift 5' }])
})
