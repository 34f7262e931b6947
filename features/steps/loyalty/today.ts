import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { codeOf } from '../../support/voucher-code.ts'
import type { World } from '../../support/world.ts'

When("Ines looks at today's patients", async function (this: World) {
  await (await this.ines()).page.goto('/admin')
})

Then('the desk reads {string} about {word}', async function (this: World, text: string, name: string) {
  const { fullName } = await this.member(name)
  const { page } = await this.ines()
  const card = page
    .getByRole('list', { name: 'Checked in today' })
    .getByRole('listitem')
    .filter({ hasText: fullName })
  await expect(card.getByText(text)).toBeVisible()
})

When('{word} checks in with {string} meanwhile', async function (this: World, name: string, code: string) {
  const { id } = await this.member(name)
  await this.clinic.modules.loyalty.checkIn(id, await this.clinic.codeOf(code))
})

const waiting = async (world: World) => (await world.ines()).page.getByRole('region', { name: 'Waiting' })

When('Ines uses the {string} that waits', async function (this: World, title: string) {
  await (await waiting(this)).getByRole('button', { name: `Redeem ${title}` }).click()
  await (await this.ines()).page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click()
  await (await this.ines()).page.keyboard.press('Escape')
})

When('Ines approves the {string} that waits', async function (this: World, service: string) {
  await (await waiting(this)).getByRole('button', { name: `Approve ${service}` }).click()
  await (await this.ines()).page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
})

const typesIntoField = async (world: World, words: string) => {
  const { page } = await world.ines()
  await page.getByRole('combobox', { name: 'Find a patient or a voucher' }).click()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

When("Ines scans {word}'s voucher into the field", async function (this: World, name: string) {
  await typesIntoField(this, await codeOf(this, name))
})

When('Ines finds {string} in the field', async function (this: World, words: string) {
  await typesIntoField(this, words)
})
