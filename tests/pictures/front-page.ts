import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { demoAccounts } from '../../src/demo/accounts.ts'
import { chromium as resolved } from '../chromium.ts'
import { cookiesChosenAt } from '../support/cookies-chosen.ts'

// `node tests/pictures/front-page.ts [ADDRESS]` takes the README's pictures from a demo that runs there.

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const folder = new URL('../../.github/', import.meta.url).pathname
const phone = { path: '/', viewport: { width: 390, height: 844 } }
const desk = { path: '/admin?panel=patients', viewport: { width: 1280, height: 844 } }
const gap = 40

const { executablePath, args, env } = await resolved()
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...(process.env as Record<string, string>), ...env },
})
for (const colorScheme of ['light', 'dark'] as const)
  await sharp({
    create: {
      width: phone.viewport.width + gap + desk.viewport.width,
      height: phone.viewport.height,
      channels: 4,
      background: '#0000',
    },
  })
    .composite([
      { input: await pictureOf(phone, colorScheme), left: 0, top: 0 },
      { input: await pictureOf(desk, colorScheme), left: phone.viewport.width + gap, top: 0 },
    ])
    .webp({ quality: 88 })
    .toFile(`${folder}velora-${colorScheme}.webp`)
await browser.close()

async function pictureOf({ path, viewport }: typeof phone, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    colorScheme,
    storageState: cookiesChosenAt(address),
  })
  const page = await context.newPage()
  await page.goto('/')
  await signIn(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle').catch(() => {})
  // What glides in has arrived.
  await page.waitForTimeout(3_000)
  const picture = await page.screenshot()
  await context.close()
  return rounded(picture, viewport)
}

async function signIn(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.post('/api/auth/login', { headers, data: demoAccounts.member })
  await page.request.post('/api/admin/verify', { headers, data: { code: '24682468' } })
}

function rounded(picture: Buffer, { width, height }: typeof phone.viewport): Promise<Buffer> {
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="24"/></svg>`
  return sharp(picture)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
