import { Then, When } from '@cucumber/cucumber'
import type { Locator, Page } from 'playwright/test'
import { smallPicture } from '../../../tests/support/pictures.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const logOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log Out' })

When('{word} looks at her profile', async function (this: World, name: string) {
  const { page, fullName } = await this.member(name)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: fullName })).toBeVisible()
})

When('{word} opens her profile', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/profile')
})

When('{word} logs out from her profile', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.goto('/profile')
  await logOut(page).click()
})

When('{word} tries to log out from her profile without a signal', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.page.goto('/profile')
  await expect(logOut(member.page)).toBeVisible()
  await member.losesSignal()
  await logOut(member.page).click()
})

When('{word} chooses a photo for her profile', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.goto('/profile')
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await smallPicture('jpeg') }
  await page.getByRole('button', { name: 'Add a photo' }).click()
  await page.getByLabel('Choose a photo').setInputFiles(photo)
})

When('{word} removes the photo from her profile', async function (this: World, name: string) {
  await (await this.member(name)).page.getByRole('button', { name: 'Remove photo' }).click()
})

/** Whether it has loaded: a missing picture is 0 pixels wide. */
const isShown = (within: Locator) =>
  expect
    .poll(() =>
      within.locator('img').evaluate(image => (image as unknown as { naturalWidth: number }).naturalWidth),
    )
    .toBe(512)

Then("{word}'s profile shows her photo", async function (this: World, name: string) {
  const { page, fullName } = await this.member(name)
  await isShown(page.getByRole('region', { name: fullName }))
})

Then("{word}'s profile shows no photo", async function (this: World, name: string) {
  const { page, fullName } = await this.member(name)
  const card = page.getByRole('region', { name: fullName })
  await expect(card.getByText('MH', { exact: true })).toBeVisible()
  await expect(card.locator('img')).toHaveCount(0)
})

Then('Ines sees the photo of {word} among her details', async function (this: World, name: string) {
  const ines = await this.colleague('Ines')
  const member = await this.member(name)
  await ines.looksAtDetails(member)
  await isShown(ines.page.getByRole('region', { name: member.fullName }))
})

When('{word} chooses the look {string}', async function (this: World, name: string, look: string) {
  const { page } = await this.member(name)
  await page.goto('/profile')
  await page.getByRole('radio', { name: look }).check({ force: true })
})

Then(
  'the app looks {string} to {word}, also after opening it again',
  async function (this: World, theme: string, name: string) {
    const { page } = await this.member(name)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-theme', theme)
    await page.goto('/')
    await expect(root).toHaveAttribute('data-theme', theme)
  },
)

Then("{word}'s profile says {string}", async function (this: World, name: string, text: string) {
  const { page, fullName } = await this.member(name)
  await expect(page.getByRole('region', { name: fullName })).toContainText(text)
})

Then(
  "{word}'s figures are {string} points, {string} spent and {string} visits",
  async function (this: World, name: string, points: string, spent: string, visits: string) {
    const { page } = await this.member(name)
    const figures = page.getByRole('region', { name: 'Your stats' })
    await expect(figures).toContainText(`VIP points${points}Total spent${spent}Visits${visits}`)
  },
)

Then(
  "the navigation says {string} at {word}'s profile",
  async function (this: World, text: string, name: string) {
    const { page } = await this.member(name)
    await expect(page.getByRole('navigation').getByRole('link', { name: /Profile/ })).toContainText(text)
  },
)

Then('nothing that {word} typed is left in the browser', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.isTold('Logged out successfully')
  const kept = await member.page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(kept).not.toContain('Ruiz')
})

Then('signing in leads {word} back to her profile', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.signsInHere()
  await expect(member.page).toHaveURL(/\/profile$/)
  await expect(member.page.getByRole('heading', { name: member.fullName })).toBeVisible()
})
