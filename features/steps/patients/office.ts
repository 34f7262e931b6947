import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

When(
  'Olga fills in the special {string} with {int} percent off',
  async function (this: World, title: string, percent: number) {
    await (await this.office()).fillsSpecial(title, percent)
  },
)

When('Olga creates the special', async function (this: World) {
  await (await this.office()).createsSpecial()
})

When('Olga creates a special of which nothing is filled in', async function (this: World) {
  const olga = await this.office()
  await olga.opensPanel('monthly-specials')
  await olga.createsSpecial()
})

When('Olga deletes the special {string}', async function (this: World, title: string) {
  await (await this.office()).deletesSpecial(title)
})

When('Olga deletes the special {string} that is gone already', async function (this: World, title: string) {
  const olga = await this.office()
  const { content } = this.clinic.modules
  const [special] = await content.listAllPromotions()
  await olga.page.route('**/api/admin/promotions/*', async route => {
    await content.deletePromotion(special?.id ?? '', 'staff:tess').catch(() => undefined)
    await route.continue()
  })
  await olga.deletesSpecial(title)
})

When("Olga looks at the specials while the clinic can't be reached", async function (this: World) {
  const olga = await this.office()
  await olga.page.route('**/api/admin/promotions', route => route.abort('internetdisconnected'))
  await olga.opensPanel('monthly-specials')
})

When('Olga writes the post {string}', async function (this: World, title: string) {
  await (await this.office()).writesPost(title)
})

When(
  "Olga writes the post {string} while the clinic can't be reached",
  async function (this: World, title: string) {
    const olga = await this.office()
    await olga.page.route('**/api/admin/blog-posts', route => route.abort('internetdisconnected'))
    await olga.writesPost(title)
  },
)

When(
  'Olga saves a post of which only the title {string} is there',
  async function (this: World, title: string) {
    const olga = await this.office()
    await olga.beginsPost(title)
    await olga.presses('Create Post')
  },
)

When('Olga opens the page anew and goes on with the new post', async function (this: World) {
  const olga = await this.office()
  await olga.page.reload()
  await olga.presses('New Post')
})

When('Olga archives the post {string}', async function (this: World, title: string) {
  const olga = await this.office()
  await olga.opensPanel('blog')
  await olga.presses(`Edit ${title}`)
  await olga.page.getByLabel('Status').selectOption('Archived')
  await olga.presses('Save Post')
})

When('Olga deletes the post {string}', async function (this: World, title: string) {
  const olga = await this.office()
  await olga.opensPanel('blog')
  await olga.presses(`Delete ${title}`)
})

When('Olga presses {string}', async function (this: World, button: string) {
  await (await this.office()).presses(button)
})

When('Olga presses {string} after it was deleted elsewhere', async function (this: World, button: string) {
  const olga = await this.office()
  await olga.opensPanel('blog')
  await olga.page.getByRole('button', { name: button, exact: true }).waitFor()
  const { content } = this.clinic.modules
  for (const { id } of await content.listAllPosts()) await content.deletePost(id)
  await olga.presses(button)
})

Then('Olga sees {string} on the card as patients see it', async function (this: World, words: string) {
  const { page } = await this.office()
  await expect(page.getByRole('list', { name: 'Preview' }).getByText(words)).toBeVisible()
})

Then('Olga gets the answer {string}', async function (this: World, title: string) {
  await (await this.office()).isTold(title)
})

Then(
  'Olga gets the answer {string} with {string}',
  async function (this: World, title: string, text: string) {
    await (await this.office()).isTold(title, text)
  },
)

Then(
  'Olga still has the {word} {string} in the form',
  async function (this: World, _thing: string, title: string) {
    await expect((await this.office()).page.getByLabel('Title', { exact: true })).toHaveValue(title)
  },
)

Then('Olga was asked {string}', async function (this: World, question: string) {
  const olga = await this.office()
  await expect.poll(() => olga.asked).toEqual([question])
})
