import { Then, When } from '@cucumber/cucumber'
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
    await page.getByRole('link', { name: 'Enter the App' }).click()
  },
)

When('{word} hands in her intake from her first steps', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.goto('/onboarding?step=2')
  await page.getByRole('link', { name: 'Fill In Medical Intake' }).click()
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
