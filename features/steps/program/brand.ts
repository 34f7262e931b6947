import { Given, Then, When } from '@cucumber/cucumber'
import { BrandEditor } from '../../support/actors/brand-editor.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const olga = async (world: World) => new BrandEditor((await world.office()).page)

Given(
  'Olga calls the app {string} in the colour {string}',
  async function (this: World, name: string, colour: string) {
    const editor = await olga(this)
    await editor.looksAt()
    await editor.names(name)
    await editor.uses(colour)
  },
)

Given("Olga gives the app the clinic's logo", async function (this: World) {
  await (await olga(this)).givesLogo()
})

Then("the app is called {string} on Mia's phone", async function (this: World, name: string) {
  const { page } = await this.member('Mia')
  await page.goto('/')
  await expect(page).toHaveTitle(name)
})

Then("Mia sees the clinic's logo, and buttons in {string}", async function (this: World, colour: string) {
  const { page } = await this.member('Mia')
  await expect(page.getByRole('img', { name: 'Aurora Clinic' })).toBeVisible()
  const button = page.getByRole('link', { name: 'Join VIP Program' })
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  await expect(button).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`)
})

When('Olga tries the colour {string}', async function (this: World, colour: string) {
  const editor = await olga(this)
  await editor.looksAt()
  await editor.tries(colour)
})

Then(
  'Olga reads that the nearest colour that can be seen is {string}',
  async function (this: World, colour: string) {
    const { page } = await this.office()
    await expect(page.getByText(`The closest color that works is ${colour}`)).toBeVisible()
  },
)

When('Olga takes it', async function (this: World) {
  await (await olga(this)).presses('Use #')
})

Then('the draft has the colour {string}', async function (this: World, colour: string) {
  await (await olga(this)).has(colour)
})
