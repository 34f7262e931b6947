import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { staffCode } from '../../support/starting-clinic.ts'
import type { World } from '../../support/world.ts'

When('Ines enters the staff code', async function (this: World) {
  await (await this.gate()).enters(staffCode)
})

When('Ines enters the staff code {string}', async function (this: World, code: string) {
  await (await this.gate()).enters(code)
})

When('Ines enters nothing as the staff code', async function (this: World) {
  await (await this.gate()).enters('')
})

When('Ines enters the staff code on the sign-in screen', async function (this: World) {
  await (await this.gate()).entersAtSignIn(staffCode)
})

Given('Ines stands at the gate', async function (this: World) {
  await (await this.gate()).isThere()
})

Given('the gate loses its signal', async function (this: World) {
  await (await this.gate()).page.context().setOffline(true)
})

When('Ines comes back to the staff area', async function (this: World) {
  await (await this.gate()).page.goto('/admin')
})

When('Ines locks the staff area', async function (this: World) {
  await (await this.gate()).page.getByRole('button', { name: 'Lock' }).click()
})

When('Ines goes to the QR codes', async function (this: World) {
  const actions = (await this.gate()).page.getByRole('region', { name: 'Quick actions' })
  await actions.getByRole('link', { name: 'QR Codes' }).click()
})

Then('the staff area is open for {string}', async function (this: World, name: string) {
  const { page } = await this.gate()
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  await expect(page.getByText(`${name}, front desk`)).toBeVisible()
})

Then('Ines reads {string} at the gate', async function (this: World, words: string) {
  await expect((await this.gate()).page.getByText(words).first()).toBeVisible()
})

Then('the gate asks for a code', async function (this: World) {
  await expect((await this.gate()).code()).toBeVisible()
})

Then('the gate has led to {string}', async function (this: World, path: string) {
  const { page } = await this.gate()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { name: 'QR Codes' })).toBeVisible()
})

When('{word} opens the address {string}', async function (this: World, name: string, path: string) {
  await (await this.member(name)).page.goto(path)
})

Then('{word} reads that there is nothing', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible()
})
