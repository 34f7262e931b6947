import { chromium } from 'playwright'
import sharp from 'sharp'
import { demoAccounts } from '../../../src/demo/accounts.ts'
import { chromium as resolved } from '../../chromium.ts'
import { cookiesChosenAt } from '../cookies-chosen.ts'

// `node tests/support/pictures/front-page.ts [ADDRESS]` takes the README's screenshots from a running demo.

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const folder = new URL('../../../.github/', import.meta.url).pathname
const phone = { path: '/', viewport: { width: 390, height: 844 } }
const desk = { path: '/admin?panel=patients', viewport: { width: 1280, height: 844 } }
const deskLeft = phone.viewport.width + 40
const size = { width: deskLeft + desk.viewport.width, height: phone.viewport.height }
const corners = `<svg width="${size.width}" height="${size.height}">
  <rect width="${phone.viewport.width}" height="100%" rx="24"/>
  <rect x="${deskLeft}" width="${desk.viewport.width}" height="100%" rx="24"/></svg>`

const { executablePath, args, env } = await resolved()
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...(process.env as Record<string, string>), ...env },
})
for (const colorScheme of ['light', 'dark'] as const)
  await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite([
      { input: await pictureOf(phone, colorScheme), left: 0, top: 0 },
      { input: await pictureOf(desk, colorScheme), left: deskLeft, top: 0 },
      { input: Buffer.from(corners), blend: 'dest-in' },
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
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.post('/api/auth/login', { headers, data: demoAccounts.member })
  await page.request.post('/api/admin/verify', { headers, data: { code: '24682468' } })
  await page.goto(path)
  await page.waitForLoadState('networkidle').catch(() => {})
  // Waits for the animations to end.
  await page.waitForTimeout(3_000)
  const picture = await page.screenshot()
  await context.close()
  return picture
}
