import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

Given('{word} has home open', async function (this: World, name: string) {
  await (await this.member(name)).openAppIfSignedIn()
})

Given('{word} has her rewards open', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.looksAtRewards()
  await member.isAtRest()
})

Given('{word} has the check-in screen open', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.page.goto('/checkin')
  await member.reads('Scan QR Code to Check In')
  await member.isAtRest()
})

When(
  '{word} records a {string} for {word}',
  async function (this: World, _staff: string, service: string, name: string) {
    const desk = await this.desk()
    await desk.awardsTreatment(await this.member(name), service)
    await desk.seesAwarded()
  },
)

Given('{word} looks at another app', async function (this: World, name: string) {
  await (await this.member(name)).showsApp(false)
})

When('{word} comes back to the app', async function (this: World, name: string) {
  await (await this.member(name)).showsApp(true)
})

Then(
  '{word} sees {int} points without touching her phone',
  async function (this: World, name: string, points: number) {
    const balance = (await this.member(name)).page
      .getByRole('main')
      .getByText(/^(?:VIP points?|VIP Points Balance)$/)
      .locator('xpath=preceding-sibling::*')
    await expect(balance.first()).toHaveText(points.toLocaleString('en-US'))
  },
)

Then("{word}'s phone reads out {string}", async function (this: World, name: string, text: string) {
  const { page } = await this.member(name)
  await expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()
})

Then('{word} has {int} unread notification', async function (this: World, name: string, count: number) {
  const { page } = await this.member(name)
  await expect(page.getByRole('button', { name: `Notifications, ${count} unread` })).toBeVisible()
})

When("{word}'s session ends elsewhere", async function (this: World, name: string) {
  const member = await this.member(name)
  await member.listensLive()
  member.wasAt = new URL(member.page.url()).pathname
  await this.clinic.endSessions()
})

Given("{word}'s session was lost unnoticed", async function (this: World, name: string) {
  await (await this.member(name)).losesSession()
})

When('{word} goes on to her rewards', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rewards' }).click()
})

When('{word} opens her notifications', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.getByRole('button', { name: /^Notifications/ }).click()
})

Then('after signing in {word} is where she was', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.signsInAgain()
  await expect(member.page).toHaveURL(url => url.pathname === member.wasAt)
})

Then('after signing in {word} sees her rewards', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.signsInAgain()
  await expect(member.page.getByRole('region', { name: 'VIP Points Balance' })).toBeVisible()
})

Given('the staff area is open at the desk', async function (this: World) {
  await this.desk()
})

Given("the desk's session was lost unnoticed", async function (this: World) {
  const desk = await this.desk()
  await desk.findsNobody()
  await desk.losesSession()
})

When(
  '{word} tries to award {word} a {string}',
  async function (this: World, _staff: string, name: string, service: string) {
    await (await this.desk()).awardsTreatment(await this.member(name), service)
  },
)

Then('after entering her code Ines is back at the awards', async function (this: World) {
  await (await this.desk()).entersAgain()
})
