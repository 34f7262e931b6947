import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const listPrices: Readonly<Record<string, number>> = { 'PRP Facial': 700 }

Given(/^(\w+) has spent \$([\d,]+)$/, async function (this: World, name: string, dollars: string) {
  const member = await this.member(name)
  const times = Number(dollars.replaceAll(',', '')) / (listPrices['PRP Facial'] ?? Number.NaN)
  expect(Number.isInteger(times)).toBe(true)
  for (let visit = 0; visit < times; visit++) await this.clinic.award(member.email, 'PRP Facial', 1)
})

Given(
  '{word} has awarded {word} a {string}',
  async function (this: World, _staff: string, name: string, service: string) {
    await (await this.desk()).awardsTreatment(await this.member(name), service)
    await (await this.desk()).seesAwarded()
  },
)

When(
  '{word} awards {word} a {string}',
  async function (this: World, _staff: string, name: string, service: string) {
    await (await this.member(name)).openAppIfSignedIn()
    await (await this.desk()).awardsTreatment(await this.member(name), service)
  },
)

When(
  '{word} awards {word} a {string} and confirms the second one',
  async function (this: World, _staff: string, name: string, service: string) {
    const desk = await this.desk()
    await desk.awardsTreatment(await this.member(name), service)
    await desk.confirmsDuplicate()
    await desk.seesAwarded()
  },
)

Then(
  '{word} is warned that {word} has points for {string} today',
  async function (this: World, _staff: string, name: string, service: string) {
    const member = await this.member(name)
    await (await this.desk()).isWarned(`${member.fullName} already has points for ${service} today.`)
  },
)

Then('{word} is a {word} member', async function (this: World, name: string, tier: string) {
  const member = await this.member(name)
  await member.looksAtRewards()
  await member.reads(`${tier} Member`)
})

Then(
  '{word} is {int} % of the way to {word}',
  async function (this: World, name: string, percent: number, tier: string) {
    const { page } = await this.member(name)
    await page.goto('/rewards')
    await expect(page.getByRole('progressbar', { name: new RegExp(tier) }).first()).toHaveAttribute(
      'aria-valuenow',
      String(percent),
    )
  },
)

Then('{word} reads {string} on her rewards', async function (this: World, name: string, text: string) {
  const member = await this.member(name)
  await member.looksAtRewards()
  await member.reads(text)
})
