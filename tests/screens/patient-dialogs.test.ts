import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { isOnTop, keepsFocusInSight } from './focus-in-dialogs.ts'
import { openScreen } from './open-screen.ts'

let clinic: DemoClinic
let page: Page

beforeAll(async () => {
  clinic = await openDemoClinic()
  const phone = await clinic.phone({ signedIn: true, reducedMotion: 'reduce' })
  page = await phone.newPage()
})

afterAll(() => clinic?.stop())

const dialogs = [
  { path: '/', opener: /^Notifications/ },
  { path: '/', opener: /^Check In/ },
  { path: '/rewards', opener: 'Claim' },
  { path: '/diary', opener: /^Delete / },
  { path: '/profile', opener: /^Delete my account/ },
  { path: '/hipaa-intake', opener: /^Read in full: HIPAA/ },
] as const

it.each(dialogs)(
  '$opener on $path keeps the focus in sight, and gives it back',
  async ({ path, opener }) => {
    await openScreen(page, path)
    const button = page.getByRole('button', { name: opener }).first()
    await keepsFocusInSight(page, button)
  },
  30_000,
)

it('the skip link is seen beside a toast', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreen(page, '/')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByText('Logged out').first().waitFor()
  const link = page.getByRole('link', { name: 'Skip to content' })
  await link.focus()
  await expect.poll(() => link.evaluate(isOnTop)).toBe(true)
})
