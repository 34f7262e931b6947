import { Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

async function opens(world: World, colleague: string, name: string): Promise<Page> {
  const staff = await world.colleague(colleague)
  await staff.page.goto('/admin?panel=patients')
  await staff.looksAtDetails(await world.member(name))
  await staff.page.getByRole('heading', { name: 'Same person?' }).waitFor()
  return staff.page
}

async function compares(world: World, name: string, words: string): Promise<void> {
  const page = await opens(world, 'Ines', name)
  await page.getByRole('button', { name: 'Find a Duplicate…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(words)
  await dialog.getByRole('list', { name: 'Patients found' }).getByRole('button').first().click()
  await dialog.getByRole('table').waitFor()
}

Given('Ines has awarded the patient a {string}', async function (this: World, service: string) {
  const { page } = await this.colleague('Ines')
  await page.getByRole('button', { name: 'Award Points' }).click()
  const form = page.getByRole('dialog')
  const services = form.getByLabel('Service', { exact: true })
  const option = services.locator('option', { hasText: service }).first()
  await option.waitFor({ state: 'attached' })
  await services.selectOption((await option.getAttribute('value')) ?? '')
  await form.getByRole('button', { name: 'Award Points' }).click()
  await expect(page.getByText(/points awarded to/).first()).toBeVisible()
})

When('Ines compares {word} with {string}', async function (this: World, name: string, words: string) {
  await compares(this, name, words)
})

When(
  'Ines says that {word} and {string} are one person',
  async function (this: World, name: string, words: string) {
    await compares(this, name, words)
    const { page } = await this.colleague('Ines')
    await page.getByRole('button', { name: 'Suggest to a Manager' }).click()
    await expect(page.getByText('Suggested to a Manager').first()).toBeVisible()
  },
)

When(
  'Tess reviews the suggestion about {word} and {string} on Today',
  async function (this: World, name: string, other: string) {
    const { page } = await this.colleague('Tess')
    await page.goto('/admin')
    const { fullName } = await this.member(name)
    await page.getByRole('link', { name: `Review ${fullName} and ${other}` }).click()
    const compare = page.getByRole('button', { name: `Compare with ${other}` })
    await expect(compare).toBeFocused()
    await compare.click()
    await page.getByRole('table').waitFor()
  },
)

When('Tess compares {word} with {string}', async function (this: World, name: string, other: string) {
  const page = await opens(this, 'Tess', name)
  await page.getByRole('button', { name: `Compare with ${other}` }).click()
  await page.getByRole('table').waitFor()
})

Then(
  'Tess sees that {word} would have {int} points afterwards',
  async function (this: World, _name: string, points: number) {
    const { page } = await this.colleague('Tess')
    const row = page.getByRole('row', { name: /^Points/ })
    await expect(row.getByRole('cell').last()).toHaveText(String(points))
  },
)

When('Tess merges the two', async function (this: World) {
  const { page } = await this.colleague('Tess')
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText('Patients Merged').first()).toBeVisible()
})

Then("Ines can't merge the two", async function (this: World) {
  const dialog = (await this.colleague('Ines')).page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Suggest to a Manager' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Merge', exact: true })).toHaveCount(0)
})

When('Tess undoes the merge', async function (this: World) {
  const { page } = await this.colleague('Tess')
  await page.getByRole('button', { name: 'Undo Merge' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo Merge' }).click()
  await expect(page.getByText('Merge Undone').first()).toBeVisible()
})

Then(/^(Tess|Olga) finds (\d+) patients?$/, async function (this: World, name: string, count: string) {
  const colleague = await this.colleague(name)
  await colleague.page.goto('/admin?panel=patients')
  await expect(colleague.patients()).toHaveCount(Number(count))
})

Given("Ines has the patient's page open in another tab", async function (this: World) {
  const { page } = await this.colleague('Ines')
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await expect(tab.getByRole('heading', { name: 'Maria Lopez', level: 2 })).toBeVisible()
})

When('Ines reloads the other tab', async function (this: World) {
  await otherTab(await this.colleague('Ines')).reload()
})

Then("Ines sees {word}'s page there", async function (this: World, name: string) {
  const { id, fullName } = await this.member(name)
  const tab = otherTab(await this.colleague('Ines'))
  await expect(tab.getByRole('heading', { name: fullName, level: 2 })).toBeVisible()
  await expect(tab).toHaveURL(new RegExp(`/admin/patients/${id}$`))
})

function otherTab({ page }: { readonly page: Page }): Page {
  const tab = page.context().pages().at(-1)
  if (!tab || tab === page) throw new Error('There is no other tab.')
  return tab
}
