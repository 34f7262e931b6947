import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { ProgramEditor } from '../../support/actors/program-editor.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const olga = async (world: World) => new ProgramEditor((await world.office()).page)

When(
  'Olga adds the service {string} for {string} to {string}',
  async function (this: World, name: string, price: string, category: string) {
    await (await olga(this)).addsService(name, price, category)
  },
)

When('Olga gives the service {string} a photo of her own', async function (this: World, name: string) {
  await (await olga(this)).givesPicture(name)
})

Then("Mia sees the clinic's photo of {string}", async function (this: World, name: string) {
  const { page } = await this.member('Mia')
  const picture = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  const shown = picture.evaluate(image => (image as unknown as { currentSrc: string }).currentSrc)
  expect(await shown).toMatch(/\/api\/pictures\/.*\.avif$/)
})

When('Olga adds the reward {string} for {int} points', async function (this: World, title: string, points) {
  await (await olga(this)).addsReward(title, points)
})

When('Olga pauses the reward {string}', async function (this: World, title: string) {
  await (await olga(this)).pausesReward(title)
})

When('Olga publishes the program', async function (this: World) {
  await (await olga(this)).publishes()
})

When('Olga pastes this price list:', async function (this: World, list: DataTable) {
  const rows = list.raw().map(cells => cells.join('\t'))
  await (await olga(this)).pastes(rows.join('\n'))
})

When('Olga moves the category {string} to the top with the keyboard', async function (this: World, name) {
  await (await olga(this)).movesToTop(name)
})

When(
  /^Olga renames the (?:service|category) "(.*)" to "(.*)"$/,
  async function (this: World, name: string, newName: string) {
    await (await olga(this)).renames(name, newName)
  },
)

Given('Olga has the menu in front of her', async function (this: World) {
  const editor = await olga(this)
  await editor.looksAt('menu')
  await editor.row('Lip Filler').waitFor()
})

Given(
  'Tess has changed the price of {string} to {string}',
  async function (this: World, name: string, price: string) {
    const { page } = await this.colleague('Tess')
    const tess = new ProgramEditor(page)
    await tess.looksAt('menu')
    await tess.opens(name)
    await page.getByLabel('Price in dollars').fill(price)
    await tess.saves()
    await tess.isSaved()
  },
)

Then('Olga reads that Tess changed {string}', async function (this: World, words: string) {
  const { page } = await this.office()
  await expect(page.getByText('Tess changed this, too')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What Tess changed' }).getByText(words)).toBeVisible()
})

When('Olga keeps both changes and publishes the program', async function (this: World) {
  const editor = await olga(this)
  await editor.keepsBoth()
  await editor.publishes()
})

When(
  "Olga archives the service {string} while the clinic can't be reached",
  async function (this: World, name: string) {
    await (await olga(this)).archivesWithoutSignal(name)
  },
)

When('Olga opens the menu anew and publishes the program', async function (this: World) {
  const editor = await olga(this)
  await editor.looksAt('menu')
  await editor.isSaved()
  await editor.publishes()
})

Then('Mia finds {string} for {string} on the service menu', async function (this: World, name, price) {
  const { page } = await this.member('Mia')
  await page.goto('/services')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toContainText(price)
})

Then('Mia chooses among {string}', async function (this: World, names: string) {
  const { page } = await this.member('Mia')
  const chips = page.getByRole('group', { name: 'Category' }).getByRole('button')
  await expect(chips).toHaveText(names.split(', '))
})

Given('Mia has a photo of the code {string}', async function (this: World, name: string) {
  this.retiredCode = await this.clinic.codeOf(name)
})

When('Olga chooses {string} for the code {string}', async function (this: World, way: string, name: string) {
  await (await olga(this)).endsCode(way, name)
})

Then('the clinic has {int} codes called {string}', async function (this: World, count: number, name: string) {
  const codes = await this.clinic.modules.loyalty.listCheckInCodes()
  expect(codes.filter(({ description, isActive }) => isActive && description === name)).toHaveLength(count)
})

When('Dr. Ruiz looks at the rewards of the program', async function (this: World) {
  await new ProgramEditor((await this.colleague('Dr. Ruiz')).page).looksAt('rewards')
})

Then("Dr. Ruiz can't change the reward {string}", async function (this: World, title: string) {
  const { page } = await this.colleague('Dr. Ruiz')
  await expect(page.getByText(title).first()).toBeVisible()
  await expect(new ProgramEditor(page).row(title)).toHaveCount(0)
})

When('Olga makes the reward {string} take {int} points', async function (this: World, title: string, points) {
  await (await olga(this)).revaluesReward(title, points)
})

When('Olga looks at what she would publish', async function (this: World) {
  await (await this.office()).page.goto('/admin/program')
})

When('Olga looks at the versions', async function (this: World) {
  await (await this.office()).page.goto('/admin/program/versions')
})

Then('Olga learns that it touches {int} member', async function (this: World, count: number) {
  const { page } = await this.office()
  const worse = page.getByRole('list', { name: 'Changes that are worse for members' })
  await expect(worse).toContainText(`${count} member is affected; the closest is Mia`)
})

When('Olga wants members to be told', async function (this: World) {
  const { page } = await this.office()
  await page.getByRole('checkbox', { name: 'Tell members in the app' }).check()
})

When('Olga publishes it because {string}', async function (this: World, reason: string) {
  await (await olga(this)).publishesBecause(reason)
})

When('Olga has it published on {string}', async function (this: World, at: string) {
  await (await olga(this)).schedules(at)
})

When('Olga makes version {int} the draft again', async function (this: World, version: number) {
  await (await olga(this)).restores(version)
})

Then('Mia sees no reward {string}', async function (this: World, title: string) {
  const { page } = await this.member('Mia')
  await expect(page.getByText('$25 Credit').first()).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})
