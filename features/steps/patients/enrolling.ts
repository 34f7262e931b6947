import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

let taps = 0

async function enrolls(world: World, firstName: string, lastName: string, phone: string) {
  const { page } = await world.colleague('Ines')
  taps = 0
  const tap = async (press: Promise<void>) => {
    taps += 1
    await press
  }
  await page.goto('/admin?panel=patients')
  await tap(page.getByRole('button', { name: 'Enroll', exact: true }).click())
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('First name')).toBeFocused()
  // The keyboard's own keys lead from field to field, and send the form.
  for (const [label, text] of [
    ['Last name', firstName],
    ['Phone', lastName],
  ] as const) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
    await expect(form.getByLabel(label)).toBeFocused()
  }
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
}

const enrolling = async function (this: World, firstName: string, lastName: string, phone: string) {
  const { page } = await this.colleague('Ines')
  await page.setViewportSize({ width: 390, height: 844 })
  await enrolls(this, firstName, lastName, phone)
}

When('Ines enrolls {string} {string} with the phone {string}', enrolling)

Given(
  'Ines has enrolled {string} {string} with the phone {string}',
  async function (this: World, firstName: string, lastName: string, phone: string) {
    await enrolls(this, firstName, lastName, phone)
    await (await this.colleague('Ines')).learns(`${firstName} ${lastName} is now a member.`)
  },
)

When('Ines awards the patient a {string}', async function (this: World, service: string) {
  const { page } = await this.colleague('Ines')
  await page.getByRole('button', { name: 'Award Points' }).click()
  const form = page.getByRole('dialog')
  const services = form.getByLabel('Service', { exact: true })
  const option = services.locator('option', { hasText: service }).first()
  await option.waitFor({ state: 'attached' })
  await services.selectOption((await option.getAttribute('value')) ?? '')
  await form.getByRole('button', { name: 'Award Points' }).click()
  // The list takes two: one opens it, and one chooses.
  taps += 4
})

Then('it took Ines at most {int} taps', (most: number) => {
  expect(taps).toBeLessThanOrEqual(most)
})

When('Ines checks the patient in', async function (this: World) {
  const { page } = await this.colleague('Ines')
  await page.getByRole('button', { name: 'Check In' }).click()
})

Then('Ines sees that {string} could be the same person', async function (this: World, name: string) {
  const { page } = await this.colleague('Ines')
  await expect(page.getByRole('list', { name: 'Already a member?' })).toContainText(name)
})

When('Ines says that they share it', async function (this: World) {
  const { page } = await this.colleague('Ines')
  await page.getByRole('button', { name: 'They Share It' }).click()
})

When('Ines opens all patients', async function (this: World) {
  const { page } = await this.colleague('Ines')
  // Back at the computer: on a phone, the list has no columns.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('link', { name: 'All Patients' }).click()
})
