import { Given, Then, When } from '@cucumber/cucumber'
import { countTaps, tapsOn } from '../../support/browser/taps.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

async function enrolls(world: World, firstName: string, lastName: string, phone: string) {
  const { page } = await world.colleague('Ines')
  await page.goto('/admin?panel=patients')
  await countTaps(page)
  await page.getByRole('button', { name: 'Enroll', exact: true }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('First name')).toBeFocused()
  // The keyboard's own keys lead from field to field, and send the form.
  const types = async (text: string, key: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press(key)
  }
  await types(firstName, 'Tab')
  await types(lastName, 'Tab')
  await types(phone, 'Enter')
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
  await services.click()
  await services.selectOption((await option.getAttribute('value')) ?? '')
  // The browser's own list reports no press for the choice.
  await page.evaluate('taps += 1')
  await form.getByRole('button', { name: 'Award Points' }).click()
})

Then('it took Ines at most {int} taps', async function (this: World, most: number) {
  const { page } = await this.colleague('Ines')
  expect(await tapsOn(page)).toBeLessThanOrEqual(most)
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
