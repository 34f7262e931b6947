import { Then, When } from '@cucumber/cucumber'
import { Till } from '../../support/actors/till.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

let till: Till

When('Olga makes a key for the till to award points', async function (this: World) {
  const { page } = await this.office()
  await page.goto('/admin/api-keys')
  await page.getByRole('button', { name: 'New Key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Till')
  await dialog.getByLabel('Award points').check()
  await dialog.getByRole('button', { name: 'Create Key' }).click()
  const issued = page.getByRole('dialog', { name: 'The key Till' })
  till = new Till(this.clinic, await issued.getByLabel('Key').inputValue())
  await issued.getByRole('button', { name: 'Done' }).click()
})

When('the till awards {word} {int} points', async function (this: World, name: string, points: number) {
  expect(await till.awards((await this.member(name)).email, points)).toBe(200)
})

When("Olga revokes the till's key", async function (this: World) {
  const { page } = await this.office()
  await page.getByRole('button', { name: 'Revoke Till' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke Key' }).click()
  await expect(page.getByText('Key revoked').first()).toBeVisible()
})

Then('the till can award nothing', async function (this: World) {
  expect(await till.awards((await this.member('Mia')).email, 25)).toBe(401)
})

Then("the till can't read who the members are", async () => {
  expect(await till.readsMembers()).toBe(403)
})
