import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const pageOfMia = async (world: World) => (await world.member('Mia')).page
const heading = { name: 'Opening soon', level: 1 } as const

Given('the clinic has published nothing yet', async function (this: World) {
  await this.clinic.setOpened(false)
})

When('Mia looks for the service menu', async function (this: World) {
  await (await pageOfMia(this)).goto('/services')
})

Given('Mia has read that the clinic opens soon', async function (this: World) {
  const page = await pageOfMia(this)
  await page.goto('/')
  await expect(page.getByRole('heading', heading)).toBeVisible()
})

When('the clinic publishes its first program', async function (this: World) {
  await this.clinic.setOpened(true)
  // As if she came back to this page from another app.
  await (await pageOfMia(this)).locator(':root').dispatchEvent('visibilitychange')
})

When('Ines comes to the staff area from the page that says so', async function (this: World) {
  const { page } = await this.gate()
  await page.goto('/')
  await page.getByRole('link', { name: 'For our team' }).click()
})

Then('Mia reads that the clinic opens soon', async function (this: World) {
  await expect((await pageOfMia(this)).getByRole('heading', heading)).toBeVisible()
})

Then('Mia reads that she can join', async function (this: World) {
  const join = (await pageOfMia(this)).getByRole('link', { name: 'Join VIP Program / Log in' })
  await expect(join).toBeVisible()
})
