import { Then, When } from '@cucumber/cucumber'
import type { Member } from '../../support/actors/member.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const cards = ({ page }: Member) => page.getByRole('main').getByRole('listitem')

When('{word} looks at the service menu', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/services')
})

When(
  '{word} follows a link to the services of {string}',
  async function (this: World, name: string, category: string) {
    await (await this.member(name)).page.goto(`/services?category=${category}`)
  },
)

When('{word} looks for {string}', async function (this: World, name: string, words: string) {
  await (await this.member(name)).page.getByLabel('Search services').fill(words)
})

When(
  '{word} looks for {string} and puts {string} in {int} letters before its end',
  async function (this: World, name: string, words: string, letters: string, back: number) {
    const { page } = await this.member(name)
    await page.getByLabel('Search services').pressSequentially(words, { delay: 30 })
    for (let step = 0; step < back; step += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type(letters, { delay: 30 })
  },
)

Then(
  'the words that {word} looks for are {string}',
  async function (this: World, name: string, words: string) {
    await expect((await this.member(name)).page.getByLabel('Search services')).toHaveValue(words)
  },
)

Then(
  '{word} sees {string} for {string} and {int} points under {string}',
  async function (
    this: World,
    name: string,
    service: string,
    price: string,
    points: number,
    category: string,
  ) {
    const { page } = await this.member(name)
    const card = page
      .getByRole('region', { name: category })
      .getByRole('listitem')
      .filter({ hasText: service })
    await expect(card).toContainText(price)
    // A "from" price earns "from" that many points.
    await expect(card).toContainText(`${price.startsWith('from ') ? 'from ' : '+'}${points} points`)
  },
)

Then('{word} sees {int} services', async function (this: World, name: string, count: number) {
  await expect(cards(await this.member(name))).toHaveCount(count)
})

Then('{word} sees no {string}', async function (this: World, name: string, service: string) {
  await expect(cards(await this.member(name)).filter({ hasText: service })).toHaveCount(0)
})

Then(
  '{word} sees {int} services after clearing the filters',
  async function (this: World, name: string, count: number) {
    const member = await this.member(name)
    await member.page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(cards(member)).toHaveCount(count)
  },
)
