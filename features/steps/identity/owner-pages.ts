import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

Given(
  'Ines has given {word} a {string} at the desk',
  async function (this: World, name: string, service: string) {
    const desk = await this.desk()
    await desk.awardsTreatment(await this.member(name), service)
    await desk.seesAwarded()
    await desk.page.reload()
  },
)

When('Olga reads the audit log', async function (this: World) {
  await (await this.office()).page.goto('/admin/audit')
})

When('Olga reads the audit log of {word}', async function (this: World, name: string) {
  const { page } = await this.office()
  await page.goto('/admin/audit')
  await page.getByLabel('Patient’s email').fill((await this.member(name)).email)
  await page.keyboard.press('Enter')
})

let file = ''

When('Olga takes the audit log along', async function (this: World) {
  const olga = await this.office()
  await olga.page.goto('/admin/audit')
  file = await olga.saves('Export CSV')
  await olga.page.reload()
})

When('Olga takes the list of patients along', async function (this: World) {
  const olga = await this.office()
  await olga.page.goto('/admin/overview')
  file = await olga.saves('Export Patient List')
})

When('Ines opens the audit log', async function (this: World) {
  await (await this.ines()).page.goto('/admin/audit')
})

When('Olga looks at the overview', async function (this: World) {
  await (await this.office()).page.goto('/admin/overview')
})

Then(
  'Olga sees that {word} did {string} for {string}',
  async function (this: World, who: string, what: string, whom: string) {
    const entries = (await this.office()).page.getByRole('table', { name: 'Audit log' }).getByRole('row')
    const entry = entries.filter({ hasText: who }).filter({ hasText: what }).filter({ hasText: whom })
    await expect(entry.first()).toBeVisible()
  },
)

Then('Olga sees {int} of {int} entries', async function (this: World, shown: number, total: number) {
  await expect((await this.office()).page.getByText(`${shown} of ${total} entries`)).toBeVisible()
})

When('Olga exports the whole clinic', async function (this: World) {
  const { page } = await this.office()
  await page.goto('/admin/overview')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Everything' }).click()
  file = gunzipSync(await readFile(await (await saved).path())).toString('utf8')
})

When('Tess looks at the overview', async function (this: World) {
  await (await this.colleague('Tess')).page.goto('/admin/overview')
})

Then('Tess is told that only the owner exports the whole clinic', async function (this: World) {
  const { page } = await this.colleague('Tess')
  await expect(page.getByText('Only the owner can export it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export Everything' })).toHaveCount(0)
})

Then('the archive has {word} as {string}', function (this: World, name: string, email: string) {
  const line = file.split('\n').find(text => text.includes(`"email":"${email}"`)) ?? '{}'
  // The archive's own heading comes before the first line.
  expect(JSON.parse(line.slice(line.indexOf('{')))).toMatchObject({ first_name: name, email })
})

Then('the file says {string}', function (this: World, words: string) {
  expect(file).toContain(words)
})

Then('Ines is refused', async function (this: World) {
  const { page } = await this.desk()
  await expect(page.getByText('Not part of your role')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})

Then('Olga sees {int} member today', async function (this: World, count: number) {
  const members = (await this.office()).page.getByRole('region', { name: 'Members' })
  await expect(members.getByText(String(count), { exact: true })).toBeVisible()
})

Then(
  'Olga sees {int} check-ins and {int} treatment in the week from {string}',
  async function (this: World, checkIns: number, treatments: number, week: string) {
    const { page } = await this.office()
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('row', { name: `${week} ${checkIns} ${treatments}` })).toBeVisible()
  },
)
