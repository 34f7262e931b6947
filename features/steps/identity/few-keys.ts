import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright'
import { expect } from '../../support/expect.ts'
import { staffCode } from '../../support/starting-clinic.ts'
import type { World } from '../../support/world.ts'

let keys = 0

const presses = async ({ keyboard }: Page, key: string) => {
  keys += 1
  await keyboard.press(key)
}

const types = async ({ keyboard }: Page, letters: string) => {
  keys += letters.length
  await keyboard.type(letters)
}

/** From any screen: opens the search, types some letters, and takes the first match. */
async function goesTo(page: Page, letters: string) {
  await presses(page, '/')
  await expect(page.getByRole('combobox', { name: 'Patient, panel or action' })).toBeFocused()
  await types(page, letters)
  await presses(page, 'Enter')
}

When('Ines types her code without a click', async function (this: World) {
  const { page } = await this.gate()
  keys = 0
  await types(page, staffCode)
  await presses(page, 'Enter')
})

Given('Ines looks at the vouchers', async function (this: World) {
  const { page } = await this.ines()
  await page.goto('/admin/vouchers')
  await expect(page.getByRole('heading', { level: 2, name: 'Vouchers' })).toBeVisible()
  keys = 0
})

Given("Ines looks at {word}'s page", async function (this: World, name: string) {
  const { id } = await this.member(name)
  const { page } = await this.ines()
  await page.goto(`/admin/patients/${id}`)
  keys = 0
})

When('Ines finds {word} by keyboard', async function (this: World, name: string) {
  const { fullName } = await this.member(name)
  const { page } = await this.ines()
  await goesTo(page, name.toLowerCase())
  await expect(page.getByRole('heading', { level: 2, name: fullName })).toBeVisible()
})

When(
  'Ines awards {word} a {string} by keyboard',
  async function (this: World, name: string, service: string) {
    const { page } = await this.ines()
    await goesTo(page, name.toLowerCase())
    await expect(page.getByRole('button', { name: 'Award Points' })).toBeVisible()
    await presses(page, 'a')
    const services = page.getByRole('dialog').getByLabel('Service', { exact: true })
    await expect(services).toBeFocused()
    await expect(services.locator('option', { hasText: service })).toBeAttached()
    await types(page, service.slice(0, 2))
    await presses(page, 'Enter')
  },
)

When('Ines approves the request by keyboard', async function (this: World) {
  const { page } = await this.ines()
  await goesTo(page, 'r')
  await expect(page.getByRole('list', { name: 'Pending requests' })).toBeVisible()
  await presses(page, 'r')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true })).toBeFocused()
  await presses(page, 'Enter')
})

When('Ines uses the voucher by keyboard', async function (this: World) {
  const { page } = await this.ines()
  await expect(page.getByRole('button', { name: /^Redeem / })).toBeVisible()
  await presses(page, 'v')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Redeem' })).toBeFocused()
  await presses(page, 'Enter')
})

Then('it took Ines at most {int} keys', (most: number) => {
  expect(keys).toBeLessThanOrEqual(most)
})

Then('the next customer can be typed', async function (this: World) {
  const field = (await this.desk()).page.getByLabel('Customer email')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
})
