import { Given, Then, When } from '@cucumber/cucumber'
import { ProgramEditor } from '../../support/actors/program-editor.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

Given('Olga writes in {string}: {string}', async function (this: World, title: string, text: string) {
  await new ProgramEditor((await this.office()).page).writesText(title, text)
})

Given('Tess has written in {string}: {string}', async function (this: World, title: string, text: string) {
  await new ProgramEditor((await this.colleague('Tess')).page).writesText(title, text)
})

Then('Olga learns that she has to read {string} first', async function (this: World, title: string) {
  const { page } = await this.office()
  await expect(page.getByText(`Please open “${title}” and read what’s published in your name.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish Now' })).toHaveCount(0)
})

When('Olga reads {string} and publishes the program', async function (this: World, title: string) {
  const editor = new ProgramEditor((await this.office()).page)
  await editor.reads(title)
  await editor.publishes()
})

Then('the privacy policy says {string} to Mia', async function (this: World, text: string) {
  const { page } = await this.member('Mia')
  await page.goto('/privacy')
  await expect(page.getByRole('article').getByText(text)).toBeVisible()
})

Then('its version {int} says {string} to Mia', async function (this: World, version: number, text: string) {
  const { page } = await this.member('Mia')
  await page.getByRole('link', { name: new RegExp(`^Version ${version},`) }).click()
  await expect(page.getByRole('article').getByText(text)).toBeVisible()
})

When('Olga lets printed codes not count', async function (this: World) {
  const editor = new ProgramEditor((await this.office()).page)
  await editor.letsPrintedCodes('Not accepted (desk screen code only)')
})

When(
  'Olga says that patients call {string} and book at {string}',
  async function (this: World, phone: string, bookingUrl: string) {
    const editor = new ProgramEditor((await this.office()).page)
    await editor.saysHowToReachUs(phone, bookingUrl)
  },
)

Then('Mia can call {string}', async function (this: World, phone: string) {
  const { page } = await this.member('Mia')
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute('href', /^tel:\+\d+$/)
})

Then('Mia can book at {string}', async function (this: World, address: string) {
  const { page } = await this.member('Mia')
  await expect(page.getByRole('link', { name: /^Book Appointment/ }).first()).toHaveAttribute('href', address)
})
