import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

Given('{word} has used the app on her phone', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.setsClock()
  await member.usesAppOnce()
})

Given('{word} has looked at the service menu on her phone', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.usesAppOnce('/services')
  await member.reads('HydraFacial')
})

Given(
  '{word} has looked at {string} in the blog on her phone',
  async function (this: World, name: string, title: string) {
    const member = await this.member(name)
    await member.usesAppOnce('/blog')
    await member.reads(title)
  },
)

Given('{word} has closed the app', async function (this: World, name: string) {
  await (await this.member(name)).closesApp()
})

Given(/^(\w+) (?:has lost|loses) the signal$/, async function (this: World, name: string) {
  await (await this.member(name)).losesSignal()
})

Given(
  /^(\w+) (?:scans|has scanned) the code "([^"]*)" without a signal$/,
  async function (this: World, name: string, description: string) {
    const member = await this.member(name)
    await member.losesSignal()
    await member.scans(await this.clinic.codeOf(description))
    await member.isTold('Scan saved')
  },
)

Given('{word} closes the scanner', async function (this: World, name: string) {
  await (await this.member(name)).closesScanner()
})

Given("the answer to {word}'s next check-in gets lost", async function (this: World, name: string) {
  await (await this.member(name)).losesNextAnswer()
})

Given('it is {string} on {word} at the clinic', async function (this: World, time: string, day: string) {
  this.clinic.setTime(day, time)
})

Given('{int} minutes have passed', async function (this: World, minutes: number) {
  this.clinic.letMinutesPass(minutes)
  await (await this.member('Mia')).setsClock()
})

Given(
  "{int} minutes have passed on {word}'s phone",
  async function (this: World, minutes: number, name: string) {
    await (await this.member(name)).letsMinutesPass(minutes)
  },
)

Given("{word}'s signal is back", async function (this: World, name: string) {
  await (await this.member(name)).findsSignal()
})

Given("the clinic can't tell {word} its services", async function (this: World, name: string) {
  await (await this.member(name)).meetsTroubleAt('**/api/services*')
})

When('the clinic can tell {word} its services again', async function (this: World, name: string) {
  await (await this.member(name)).meetsNoTroubleAt('**/api/services*')
})

When('{word} opens the app with a signal', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.findsSignal()
  await member.page.goto('/')
})

When('{word} opens the app', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/')
})

When('{word} goes on to the home screen', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.keyboard.press('Escape')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
})

Then('{word} no longer reads {string}', async function (this: World, name: string, text: string) {
  await expect((await this.member(name)).page.getByText(text)).toHaveCount(0)
})

Then("{word}'s phone asks who is signed in only now and then", async function (this: World, name: string) {
  const { asked, page } = await this.member(name)
  asked.length = 0
  await page.waitForTimeout(3_000)
  expect(asked.filter(path => path === '/api/auth/user').length).toBeLessThan(6)
})

Then(
  "today's check-in with {string} is still open to {word}",
  async function (this: World, description: string, name: string) {
    const code = await this.clinic.codeOf(description)
    const { pointsEarned } = await this.clinic.modules.loyalty.checkIn((await this.member(name)).id, code)
    expect(pointsEarned).toBe(5)
  },
)

Then('nothing of {word} is left on her phone', async function (this: World, name: string) {
  const member = await this.member(name)
  await expect(member.page.getByRole('link', { name: 'Join VIP Program / Log in' })).toBeVisible()
  expect(await member.keepsOnPhone()).toEqual([])
})
