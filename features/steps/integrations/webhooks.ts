import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

When('Olga has the program at {string} told of points', async function (this: World, address: string) {
  const { page } = await this.office()
  await page.goto('/admin/api-keys')
  await page.getByRole('button', { name: 'New Webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill(address)
  await dialog.getByLabel('Points changed').check()
  const answered = page.waitForResponse(response => response.request().method() === 'POST')
  await dialog.getByRole('button', { name: 'Add Webhook' }).click()
  await answered
})

Then('Olga finds {string} waiting for the till', async function (this: World, what: string) {
  const { page } = await this.office()
  await page.goto('/admin/api-keys')
  const row = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem').filter({ hasText: what })
  await expect(row.first()).toContainText('Waiting')
})

Then('Olga is asked for a public address', async function (this: World) {
  const { page } = await this.office()
  await expect(page.getByText(/Please enter a public address/).first()).toBeVisible()
})
