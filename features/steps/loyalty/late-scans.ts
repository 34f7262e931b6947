import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const daily = 'Daily Spa Visit'

Given('{word} has scanned the desk screen without a signal', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.losesSignal()
  await member.scans(await this.clinic.deskCodeOf(daily))
  await member.isTold('Scan saved')
  await member.closesScanner()
})

Given(
  '{word} has lost the signal while she scanned the desk screen',
  async function (this: World, name: string) {
    const member = await this.member(name)
    await member.losesSignalAtScan()
    await member.scans(await this.clinic.deskCodeOf(daily))
    await member.isTold('Scan saved')
    await member.closesScanner()
  },
)

Given("{word}'s scan of the desk screen waits for the desk", async function (this: World, name: string) {
  const { id } = await this.member(name)
  const code = await this.clinic.deskCodeOf(daily)
  const scannedAt = this.clinic.now
  this.clinic.letMinutesPass(2)
  await this.clinic.modules.loyalty.checkIn(id, code, scannedAt)
})

When("Ines confirms {word}'s scan", async function (this: World, name: string) {
  const { fullName } = await this.member(name)
  const { page } = await this.ines()
  await page.goto('/admin')
  await page.getByRole('button', { name: `Confirm ${fullName}` }).click()
})

When("Ines declines {word}'s scan", async function (this: World, name: string) {
  const { fullName } = await this.member(name)
  const { page } = await this.ines()
  await page.goto('/admin/qr-codes')
  await page.getByRole('button', { name: `Decline ${fullName}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline Scan' }).click()
})

When('Ines confirms all scans', async function (this: World) {
  const { page } = await this.ines()
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Confirm All' }).click()
})

Then('{word} is notified of {string}', async function (this: World, name: string, title: string) {
  const { id } = await this.member(name)
  const [latest] = await this.clinic.modules.messaging.listNotifications(id, 1, undefined)
  expect(latest?.title).toBe(title)
})
