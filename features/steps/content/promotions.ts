import { Given, Then, When } from '@cucumber/cucumber'
import type { Member } from '../../support/actors/member.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

type Special = Parameters<World['clinic']['modules']['content']['createPromotion']>[0]

const special = {
  title: 'The special',
  description: 'A calm hour for tired skin.',
  validFrom: '2026-11-01',
  validUntil: '2026-12-31',
}

const offer = ({ page }: Member, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const homeCard = ({ page }: Member) => page.getByRole('link', { name: /VIP Promotions/ })

Given(
  'Olga offers {string} with {int} percent off until {word}',
  async function (this: World, title: string, discountValue: number, validUntil: string) {
    await this.clinic.modules.content.createPromotion(
      { ...special, title, discountType: 'percentage', discountValue, validUntil, targetAudience: 'ALL' },
      'staff:olga',
    )
  },
)

Given(
  'Olga offers a special of the type {word} worth {int} to {word}',
  async function (this: World, type: string, discountValue: number, audience: string) {
    const wanted = { ...special, discountType: type, discountValue, targetAudience: audience } as Special
    await this.clinic.modules.content.createPromotion(wanted, 'staff:olga')
  },
)

When('{word} looks at the promotions', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/promotions')
})

When(
  "{word} looks at the promotions while the clinic can't be reached",
  async function (this: World, name: string) {
    const member = await this.member(name)
    // For a signed-out visitor, the list would be in the HTML.
    await member.beSignedIn()
    const { page } = member
    await page.route('**/api/promotions', route => route.abort('internetdisconnected'))
    await page.goto('/promotions')
  },
)

Then(
  '{word} sees {string} on {string}',
  async function (this: World, name: string, text: string, title: string) {
    await expect(offer(await this.member(name), title)).toContainText(text)
  },
)

Then('{word} sees {string} on the special', async function (this: World, name: string, text: string) {
  const shown = offer(await this.member(name), special.title).getByText(text, { exact: true })
  await expect(shown).toBeVisible()
})

Then('{word} sees the promotions once the signal is back', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.unroute('**/api/promotions')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No Active Promotions')).toBeVisible()
})

Then(
  "{word}'s home shows {string} with {string} as LIMITED TIME",
  async function (this: World, name: string, title: string, discount: string) {
    const member = await this.member(name)
    await member.page.goto('/')
    await expect(homeCard(member)).toContainText('LIMITED TIME')
    await expect(homeCard(member)).toContainText(title)
    await expect(homeCard(member)).toContainText(discount)
  },
)

Then("{word}'s home shows no promotion", async function (this: World, name: string) {
  const member = await this.member(name)
  const answered = member.page.waitForResponse('**/api/promotions')
  await member.page.goto('/')
  await answered
  await expect(member.page.getByRole('link', { name: /Service Menu/ })).toBeVisible()
  await expect(homeCard(member)).toHaveCount(0)
})

Then('{word} can book in a new tab with {string}', async function (this: World, name: string, words: string) {
  const { page } = await this.member(name)
  const link = page.getByRole('link', { name: new RegExp(`^${words}`) }).first()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('href', `${(await this.clinic.modules.content.readClinic()).bookingUrl}`)
})

Then(
  '{string} leads {word} to {string}',
  async function (this: World, words: string, name: string, path: string) {
    const { page } = await this.member(name)
    await page.getByRole('link', { name: words, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  },
)
