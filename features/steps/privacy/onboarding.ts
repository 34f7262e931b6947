import { Given, Then, When } from '@cucumber/cucumber'
import type { Locator } from 'playwright'
import { Intake } from '../../support/actors/intake.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

Then(
  '{word} is at the step {string} of her first steps',
  async function (this: World, name: string, step: string) {
    const { page } = await this.member(name)
    await expect(page).toHaveURL(/\/onboarding(\?step=\d)?$/)
    await expect(page.getByRole('region', { name: step, exact: true })).toBeVisible()
  },
)

When(
  '{word} goes through her first steps and skips what can wait',
  async function (this: World, name: string) {
    const { page } = await this.member(name)
    await page.goto('/onboarding')
    await page.getByRole('button', { name: 'Get Started' }).click()
    for (const step of ['Medical intake', 'Notifications'])
      await page.getByRole('region', { name: step }).getByRole('button', { name: 'Skip for Now' }).click()
    await page.getByRole('link', { name: 'Open the App' }).click()
  },
)

When('{word} hands in her intake from her first steps', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.goto('/onboarding?step=2')
  await page.getByRole('link', { name: 'Fill Out Medical Intake' }).click()
  const intake = new Intake(page)
  await intake.isFilledIn()
  await intake.submitButton().click()
})

When('{word} opens the first steps', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/onboarding')
})

When('{word} follows {string}', async function (this: World, name: string, link: string) {
  await (await this.member(name)).page.getByRole('link', { name: link }).click()
})

let taps = 0

async function tap(what: Locator): Promise<void> {
  taps += 1
  await what.click()
}

Given(
  'the code {string} is in front of {word}',
  async function (this: World, description: string, name: string) {
    await (await this.member(name)).seesThroughCamera(await this.clinic.codeOf(description))
  },
)

When('{word} joins from the landing page, tapping every field', async function (this: World, name: string) {
  const { page, lastName, email, password } = await this.member(name)
  taps = 0
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Join VIP Program / Log in' }))
  const fields = { 'First name': name, 'Last name': lastName, Email: email, Password: password }
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    await tap(field)
    await field.fill(text)
  }
  await tap(page.getByRole('main').getByRole('button', { name: 'Join VIP', exact: true }))
})

Then('{word} sees her card', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByText('Here is your card')).toBeVisible()
})

When('{word} goes on, skips what can wait, and checks in', async function (this: World, name: string) {
  const member = await this.member(name)
  const { page } = member
  await member.setsClock()
  await tap(page.getByRole('button', { name: 'Get Started' }))
  for (const step of ['Medical intake', 'Notifications'])
    await tap(page.getByRole('region', { name: step }).getByRole('button', { name: 'Skip for Now' }))
  const sent = page.waitForResponse('**/api/checkin')
  await tap(page.getByRole('button', { name: /^Check In/ }))
  expect((await sent).status()).toBe(200)
})

Then('it took Noor at most {int} taps', (most: number) => {
  expect(taps).toBeLessThanOrEqual(most)
})
