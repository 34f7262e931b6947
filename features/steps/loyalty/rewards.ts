import { Given, Then, When } from '@cucumber/cucumber'
import { countTaps, tapsOn } from '../../support/browser/taps.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

async function redeemElsewhere(world: World, name: string, title: string): Promise<void> {
  await world.clinic.modules.loyalty.redeemGoal(
    (await world.member(name)).id,
    await world.clinic.goalOf(title),
  )
}

Given('{word} has claimed {string}', async function (this: World, name: string, title: string) {
  await redeemElsewhere(this, name, title)
})

Given('{word} claims {string} in a second window', async function (this: World, name: string, title: string) {
  const member = await this.member(name)
  // Without live updates, the first phone keeps showing the old state.
  await member.hearsNothingLive()
  await member.looksAtRewards()
  await redeemElsewhere(this, name, title)
})

Given(
  '{string} can be claimed again after {int} days',
  async function (this: World, title: string, repeatDays: number) {
    await this.clinic.limitReward(title, { repeatDays })
  },
)

Given('there is {int} {string} to give away', async function (this: World, stock: number, title: string) {
  await this.clinic.limitReward(title, { stock })
})

Given('{string} is for {word} members', async function (this: World, title: string, tier: string) {
  await this.clinic.limitReward(title, { tiers: [tier] })
})

When('somebody else takes {string}', async function (this: World, title: string) {
  const noor = await this.member('Noor')
  await noor.becomeMember()
  await this.clinic.award(noor.email, 'Dermaplaning', 120)
  await redeemElsewhere(this, 'Noor', title)
})

When('{word} looks at her rewards', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.looksAtRewards()
  await member.isAtRest()
})

When(
  '{word} claims {string} for {int} points',
  async function (this: World, name: string, title: string, points: number) {
    const member = await this.member(name)
    await member.looksAtRewards()
    await expect(member.goal(title)).toContainText(String(points))
    await countTaps(member.page)
    await member.claims(title)
  },
)

When('{word} claims what she sees as {string}', async function (this: World, name: string, title: string) {
  await (await this.member(name)).claims(title)
})

Then('{word} has a voucher for {string}', async function (this: World, name: string, title: string) {
  const member = await this.member(name)
  const ticket = member.page.getByRole('dialog')
  await expect(ticket.getByRole('heading', { name: title })).toBeVisible()
  const [voucher] = await this.clinic.modules.loyalty.listVouchers(member.id)
  expect(voucher?.title).toBe(title)
  await expect(ticket.getByText(voucher?.code ?? '', { exact: true })).toBeVisible()
  await ticket.getByRole('button', { name: 'Later' }).click()
  const vouchers = member.page.getByRole('region', { name: 'My vouchers' })
  await expect(vouchers.getByText(title).first()).toBeVisible()
})

Then('it took Mia at most {int} taps to see the ticket', async function (this: World, most: number) {
  const { page } = await this.member('Mia')
  await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await tapsOn(page)).toBeLessThanOrEqual(most)
})

Then('{string} says {string}', async function (this: World, title: string, text: string) {
  await expect((await this.member('Mia')).goal(title)).toContainText(text)
})

Then("{string} can't be claimed", async function (this: World, title: string) {
  await expect((await this.member('Mia')).goal(title).getByRole('button', { name: /^Claim/ })).toHaveCount(0)
})

Then('{string} is marked as claimed', async function (this: World, title: string) {
  await expect((await this.member('Mia')).goal(title)).toContainText('Claimed')
})

When('{word} opens the rewards screen', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/rewards')
})

Then('{word} sees a preview of the rewards', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByText(/preview/i).first()).toBeVisible()
  await expect(page.getByText('VIP Points Balance').first()).toBeVisible()
})

Then('nothing private was asked for', async function (this: World) {
  const { asked } = await this.member('Mia')
  const open = [
    '/api/config',
    '/api/points-goals',
    '/api/services',
    '/api/locations',
    '/api/checkin-codes',
    '/api/visitor',
  ]
  expect(asked.filter(path => path.startsWith('/api/') && !open.includes(path))).toEqual([])
})
