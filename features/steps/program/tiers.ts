import { Then, When } from '@cucumber/cucumber'
import { ProgramEditor } from '../../support/actors/program-editor.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

When(
  /^Olga calls the tier "(.*)" "(.*)", from \$(\d+), with "(.*)"$/,
  async function (this: World, tier: string, name: string, dollars: string, perk: string) {
    const { page } = await this.office()
    await new ProgramEditor(page).callsTier(tier, name, Number(dollars), perk)
  },
)

Then('Mia finds the perk {string} in her profile', async function (this: World, perk: string) {
  const { page } = await this.member('Mia')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'What every tier gives you' }).click()
  const perks = page.getByRole('listitem').filter({ hasText: 'You’re here' }).getByRole('list')
  await expect(perks.getByRole('listitem')).toHaveText([perk])
})

Then('in the end Mia was told once: {string}', async function (this: World, words: string) {
  const { id } = await this.member('Mia')
  const { messaging, tiers, program } = this.clinic.modules
  const told = async () =>
    (await messaging.listNotifications(id, 100, undefined)).filter(({ message }) => message === words).length
  await expect.poll(told).toBe(1)
  await tiers.raiseMembers()
  await program.notifyNextMembers()
  expect(await told()).toBe(1)
})
