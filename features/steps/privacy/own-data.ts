import { readFile } from 'node:fs/promises'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright/test'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

let downloaded = ''
let secondWindow: Page

async function triesToDelete(world: World, name: string, password: string) {
  const { page } = await world.member(name)
  if (new URL(page.url()).pathname !== '/profile') await page.goto('/profile')
  await page.getByRole('button', { name: /^Delete my account/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete My Account' }).click()
}

Given('{word} has the rewards open in a second window', async function (this: World, name: string) {
  const { page } = await this.member(name)
  secondWindow = await page.context().newPage()
  const listening = secondWindow.waitForRequest('**/api/user/live')
  await secondWindow.goto('/rewards')
  await listening
  await expect(secondWindow.getByText('120', { exact: true }).first()).toBeVisible()
})

Given('{word} has opened her profile', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.goto('/profile')
  await page.getByRole('button', { name: /^Delete my account/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

Then(
  '{word} finds Dr. Ruiz among those who saw her medical answers',
  async function (this: World, name: string) {
    const { page } = await this.member(name)
    await page.goto('/profile')
    await page.getByRole('button', { name: /^Who viewed my medical information/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Who viewed my medical information' })
    await expect(dialog.getByRole('listitem')).toHaveText([/^Dr\. Ruiz\s*Clinical · /])
  },
)

When('{word} downloads her data', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.goto('/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download my data/ }).click()
  downloaded = await readFile(await (await download).path(), 'utf8')
})

When('{word} deletes her account', async function (this: World, name: string) {
  await triesToDelete(this, name, (await this.member(name)).password)
  await (await this.member(name)).isTold('Account deleted')
})

When(
  '{word} tries to delete her account with the password {string}',
  async function (this: World, name: string, password: string) {
    await triesToDelete(this, name, password)
  },
)

When('{word} tries to delete her account without a signal', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.losesSignal()
  await triesToDelete(this, name, member.password)
})

Then(
  "the file has {word}'s email and her {int} points",
  async function (this: World, name: string, points: number) {
    const { holdings } = JSON.parse(downloaded)
    expect(holdings.identity.email).toBe((await this.member(name)).email)
    expect(holdings.loyalty.pointsBalance).toBe(points)
  },
)

Then('{word} is on the landing page, signed out', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByRole('link', { name: 'Join VIP Program / Log in' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
})

Then("{word}'s password opens nothing any more", async function (this: World, name: string) {
  const member = await this.member(name)
  await member.signsIn()
  await member.isTold('Login failed')
})

Then("{word}'s points are gone from the second window", async function (this: World, _name: string) {
  await expect(secondWindow.getByText('120', { exact: true })).toHaveCount(0)
  await expect(secondWindow.getByRole('button', { name: 'Claim LED Light Session' })).toHaveCount(0)
})

Then("{word}'s password is still typed", async function (this: World, name: string) {
  const member = await this.member(name)
  await expect(member.page.getByLabel('Your password')).toHaveValue(member.password)
})
