import { Before, Given, Then, When } from '@cucumber/cucumber'
import { slugOf } from '../../../src/modules/content/blog/posts.ts'
import type { Member } from '../../support/actors/member.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

type Draft = Parameters<World['clinic']['modules']['content']['createPost']>[0]

const content = 'Drink water.\n\nSleep well.'

const titles = ({ page }: Member) => page.getByRole('main').getByRole('heading', { level: 2 })

/** Each post's URL by its title. */
let links = new Map<string, string>()
let copied = ''

Before(() => {
  links = new Map()
  copied = ''
})

async function publish(world: World, title: string, category: string, more: Partial<Draft> = {}) {
  const draft = { title, content, category, status: 'published', ...more } as Draft
  await write(world, draft)
}

async function write(world: World, draft: Draft) {
  const post = await world.clinic.modules.content.createPost(draft)
  links.set(draft.title, `/blog/${slugOf(post)}`)
  return post
}

Given(
  'Olga has published {string} in {string}',
  async function (this: World, title: string, category: string) {
    await publish(this, title, category)
  },
)

Given(
  'Olga has published {string} in {string} with references',
  async function (this: World, title: string, category: string) {
    await publish(this, title, category, { scientificReferences: 'Green AC et al., 2011.' })
  },
)

Given('Olga has written the draft {string}', async function (this: World, title: string) {
  await write(this, { title, content })
})

Given(
  'Olga has published {int} posts in {string} and {int} in {string}',
  async function (this: World, count: number, category: string, others: number, other: string) {
    for (let n = 1; n <= count; n++) {
      await publish(this, `Post ${n}`, category)
      this.clinic.letASecondPass()
    }
    for (let n = 1; n <= others; n++) await publish(this, `Other ${n}`, other)
  },
)

Given(
  'Olga has published {string}, for search results as {string} with {string}',
  async function (this: World, title: string, metaTitle: string, metaDescription: string) {
    await publish(this, title, 'skincare', { metaTitle, metaDescription })
  },
)

Given(
  'Olga has changed its title to {string} since Mia got the link',
  async function (this: World, title: string) {
    const { content: door } = this.clinic.modules
    const [post] = await door.listPosts()
    if (!post) throw new Error('There is no post whose title could change.')
    await door.updatePost(post.id, { title, content }, () => true)
  },
)

When('{word} follows a link to the post {string}', async function (this: World, name: string, title: string) {
  await (await this.member(name)).page.goto(links.get(title) ?? '/nowhere')
})

When('{word} copies its link with {string}', async function (this: World, name: string, button: string) {
  const { page } = await this.member(name)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  copied = await page.evaluate<string>('navigator.clipboard.readText()')
})

When('{word} opens the link that Mia copied', async function (this: World, name: string) {
  await (await this.member(name)).page.goto(copied)
})

Then('{word} reads the post {string}', async function (this: World, name: string, title: string) {
  const { page } = await this.member(name)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByText('Drink water.')).toBeVisible()
})

Then("{word}'s tab is called {string}", async function (this: World, name: string, title: string) {
  await expect((await this.member(name)).page).toHaveTitle(title)
})

Then(
  "{word}'s tab is called {string}, about {string}",
  async function (this: World, name: string, title: string, description: string) {
    const { page } = await this.member(name)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
  },
)

When('{word} looks at the blog', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/blog')
})

When(
  "{word} follows a link to the blog's {string}",
  async function (this: World, name: string, category: string) {
    await (await this.member(name)).page.goto(`/blog?category=${category}`)
  },
)

When('{word} chooses the category {string}', async function (this: World, name: string, category: string) {
  await (await this.member(name)).page.getByRole('button', { name: category, exact: true }).click()
})

let placeInList = 0

When(
  "{word} looks at the blog's {string} down to {string}",
  async function (this: World, name: string, category: string, title: string) {
    const { page } = await this.member(name)
    await page.goto('/blog')
    const chip = page.getByRole('button', { name: category, exact: true })
    await chip.click()
    // This shortens the list and moves its items.
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await page
      .getByRole('button', { name: title, exact: true })
      .evaluate(card => card.scrollIntoView({ block: 'center' }))
    placeInList = await page.evaluate<number>('scrollY')
    expect(placeInList).toBeGreaterThan(200)
  },
)

When('{word} opens the post {string}', async function (this: World, name: string, title: string) {
  const { page } = await this.member(name)
  await page.getByRole('button', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  expect(await page.evaluate<number>('scrollY')).toBe(0)
})

When('{word} goes {string}', async function (this: World, name: string, words: string) {
  const { page } = await this.member(name)
  const wayBack = page.getByRole('button', { name: words }).or(page.getByRole('link', { name: words }))
  await wayBack.first().click()
})

When('{word} goes back in the browser', async function (this: World, name: string) {
  await (await this.member(name)).page.goBack()
})

Then('{word} sees the posts {string}', async function (this: World, name: string, list: string) {
  await expect(titles(await this.member(name))).toHaveText(list.split(', '))
})

Then('{word} has no categories to choose from', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByRole('group', { name: 'Category' })).toHaveCount(0)
})

Then('{word} is still at {string}', async function (this: World, name: string, path: string) {
  expect(new URL((await this.member(name)).page.url()).pathname).toBe(path)
})

Then(
  '{word} is back at {string} among the {int} posts of {string}',
  async function (this: World, name: string, title: string, count: number, category: string) {
    const member = await this.member(name)
    await expect(titles(member)).toHaveCount(count)
    await expect(member.page.getByRole('button', { name: title, exact: true })).toBeFocused()
    const chip = member.page.getByRole('button', { name: category, exact: true })
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => member.page.evaluate<number>('scrollY')).toBe(placeInList)
  },
)
