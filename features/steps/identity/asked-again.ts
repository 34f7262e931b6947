import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const nothing = { medicalAnswers: false, exports: false, pointsAbove: null }

Given('Olga has clinical staff asked again before medical answers', async function (this: World) {
  const rule = { ...nothing, role: 'clinical', medicalAnswers: true } as const
  await this.clinic.modules.identity.changeStepUpRule(rule)
})

Given('Olga has the front desk asked again above {int} points', async function (this: World, points: number) {
  const rule = { ...nothing, role: 'front desk', pointsAbove: points } as const
  await this.clinic.modules.identity.changeStepUpRule(rule)
})

Given(
  /^(Dr\. Ruiz|Ines) has had the staff area open for a while$/,
  async function (this: World, name: string) {
    await this.colleague(name)
    this.clinic.letMinutesPass(6)
  },
)

const dialogOf = async (world: World, name: string) =>
  (await world.colleague(name)).page.getByRole('dialog', { name: 'Confirm it’s you' })

Then(/^(Dr\. Ruiz|Ines) is asked who she is$/, async function (this: World, name: string) {
  await expect(await dialogOf(this, name)).toBeVisible()
})

async function enter(world: World, name: string, code: string) {
  const dialog = await dialogOf(world, name)
  await dialog.getByLabel('Your code').fill(code)
  await dialog.getByRole('button', { name: 'Continue' }).click()
}

When(/^(Dr\. Ruiz|Ines) enters her own code$/, async function (this: World, name: string) {
  await enter(this, name, (await this.colleague(name)).code)
  await expect(await dialogOf(this, name)).toHaveCount(0)
})

When("Ines enters Olga's code", async function (this: World) {
  await enter(this, 'Ines', (await this.colleague('Olga')).code)
})
