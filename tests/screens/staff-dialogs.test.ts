import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { isOnTop, keepsFocusInSight } from './focus-in-dialogs.ts'
import { openScreen } from './open-screen.ts'

let clinic: DemoClinic
let office: BrowserContext
let page: Page

beforeAll(async () => {
  clinic = await openDemoClinic()
  office = await clinic.phone({ reducedMotion: 'reduce' })
  await clinic.openStaffArea(office)
  page = await office.newPage()
})

afterAll(() => clinic?.stop())

const dialogs = [
  { path: '/admin?panel=service-requests', opener: /^Approve/ },
  { path: '/admin?panel=service-requests', opener: /^Deny/ },
  { path: '/admin?panel=blog', opener: 'New Post' },
  { path: '/admin/people', opener: 'Add Person' },
  { path: '/admin/api-keys', opener: 'New Key' },
  { path: '/admin/api-keys', opener: 'New Webhook' },
] as const

it.each(dialogs)(
  '$opener on $path keeps the focus in sight, and gives it back',
  async ({ path, opener }) => {
    await openScreen(page, path)
    const button = page.getByRole('main').getByRole('button', { name: opener }).first()
    await keepsFocusInSight(page, button)
  },
  30_000,
)

it('a panel whose head is in sight moves nothing', async () => {
  const wide = await office.newPage()
  await wide.setViewportSize({ width: 1280, height: 800 })
  await openScreen(wide, '/admin?panel=service-requests')
  await wide.getByRole('heading', { name: 'Service Requests Approval' }).waitFor()
  expect(await wide.evaluate('scrollY')).toBe(0)
  await wide.close()
})

it('the skip link is seen on the desk screen', async () => {
  await openScreen(page, '/admin/desk')
  await page.getByRole('button', { name: /^Daily Spa Visit/ }).click()
  await page.getByRole('img', { name: 'QR code to check in' }).waitFor()
  const link = page.getByRole('link', { name: 'Skip to content' })
  await link.focus()
  await expect.poll(() => link.evaluate(isOnTop)).toBe(true)
})
