import { Given, Then, When } from '@cucumber/cucumber'
import { demoAccounts } from '../../../src/demo/accounts.ts'
import { startsScreen } from '../../support/actors/desk-work.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

let codeOfRuth = ''

When('Olga opens the staff area', async function (this: World) {
  await (await this.office()).page.goto('/admin')
})

const pageOf = async (world: World, who: string) =>
  (who === 'Olga' ? await world.office() : await world.gate()).page

Then('{word} finds the panels {string}', async function (this: World, who: string, names: string) {
  const page = await pageOf(this, who)
  const panels = page.getByRole('navigation', { name: 'Staff area' }).getByRole('list', { name: 'Panels' })
  await expect(panels.getByRole('link')).toHaveText(names.split(', '))
})

Then('Ines has no quick action {string}', async function (this: World, name: string) {
  const actions = (await this.gate()).page.getByRole('region', { name: 'Quick actions' })
  await expect(actions.getByRole('link', { name: 'QR Codes' })).toBeVisible()
  await expect(actions.getByRole('link', { name })).toHaveCount(0)
})

When('Olga takes the way {string}', async function (this: World, name: string) {
  const { page } = await this.office()
  const actions = page.getByRole('region', { name: 'Quick actions' })
  const index = page.getByRole('navigation', { name: 'Staff area' })
  const place = name === 'Back to Main App' ? index : actions
  await place.getByRole('link', { name }).click()
})

Then('Olga stands before {string}', async function (this: World, name: string) {
  const heading = (await this.office()).page.getByRole('heading', { level: 2, name })
  await expect(heading).toBeVisible()
  await expect(heading).toBeInViewport()
})

Then("Olga is on the patients' home screen", async function (this: World) {
  await expect((await this.office()).page).toHaveURL('/')
})

When('Ines presses {string} on the home card', async function (this: World, name: string) {
  const { page } = await this.gate()
  await page.goto('/')
  await page.getByText(name, { exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name }).click()
})

Then("the home card holds the demo clinic's staff credentials", async function (this: World) {
  const { page } = await this.gate()
  await expect(page.getByLabel('Email')).toHaveValue(demoAccounts.staff.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoAccounts.staff.password)
})

When('Ines follows {string} on the QR test page', async function (this: World, name: string) {
  const { page } = await this.gate()
  await page.goto('/test-qr')
  await page.getByRole('link', { name }).click()
})

When('Olga issues herself a new code', async function (this: World) {
  const { page } = await this.office()
  this.clinic.letASecondPass()
  await page.goto('/admin/people')
  await page.getByRole('button', { name: /^Olga/ }).click()
  await page.getByRole('button', { name: 'Issue a New Code' }).click()
  await page.getByRole('button', { name: 'Issue Code' }).click()
})

Then('Olga reads her new code', async function (this: World) {
  const dialog = (await this.office()).page.getByRole('dialog', { name: 'Code for Olga' })
  await expect(dialog.getByText(/^\d{4} \d{4}$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
})

Then('the staff list is still open for Olga', async function (this: World) {
  const { page } = await this.office()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Staff' }).getByRole('button', { name: /^Olga/ })).toBeVisible()
})

When('Olga adds {string} to the staff', async function (this: World, name: string) {
  const { page } = await this.office()
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Add Person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add Person' }).click()
  codeOfRuth = (await dialog.getByText(/^\d{4} \d{4}$/).innerText()).replace(' ', '')
  await dialog.getByRole('button', { name: 'Done' }).click()
})

When('Olga notes that {string} no longer works here', async function (this: World, name: string) {
  const { page } = await this.office()
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch', { name: 'Works here' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
})

Then("Ruth's code opens the staff area", async function (this: World) {
  const gate = await this.gate()
  await gate.enters(codeOfRuth)
  await expect(gate.page.getByText('Ruth, front desk')).toBeVisible()
  await gate.page.getByRole('button', { name: 'Lock' }).click()
})

Then("Ruth's code opens nothing", async function (this: World) {
  const gate = await this.gate()
  await gate.enters(codeOfRuth)
  await expect(gate.page.getByText('Invalid admin code').first()).toBeVisible()
})

Given("Ines's tablet shows {string}", async function (this: World, description: string) {
  await startsScreen(await this.ines(), description)
})

When('Olga ends the desk screen {string}', async function (this: World, description: string) {
  const { page } = await this.office()
  await page.goto('/admin/qr-codes')
  await page.getByRole('button', { name: new RegExp(`^End ${description}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End Screen' }).click()
  await expect(page.getByText('Screen Ended').first()).toBeVisible()
})

Then("Ines's tablet shows no code any more", async function (this: World) {
  const { page } = await this.desk()
  await page.reload()
  await expect(page.getByText('This screen has ended')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code to check in' })).toHaveCount(0)
})

When('Ines ends the screen at the tablet', async function (this: World) {
  const { page } = await this.desk()
  await page.getByRole('button', { name: 'End Screen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End Screen' }).click()
  await expect(page.getByText('For clinic staff')).toBeVisible()
})

Then('Olga sees no desk screen that shows a code', async function (this: World) {
  const { page } = await this.office()
  const listed = page.waitForResponse('**/api/admin/desk-screens')
  await page.goto('/admin/qr-codes')
  await (await listed).finished()
  await expect(page.getByRole('link', { name: 'Print All' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^End / })).toHaveCount(0)
})
