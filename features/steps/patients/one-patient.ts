import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const historyOf = async (world: World) =>
  (await world.colleague('Tess')).page.getByRole('region', { name: 'History' })

Then("{word}'s history has {string}", async function (this: World, _name: string, words: string) {
  await expect((await historyOf(this)).getByText(words, { exact: true }).first()).toBeVisible()
})

Then(
  "{word}'s history has {string}, {string}, by {word}",
  async function (this: World, _name: string, words: string, state: string, by: string) {
    const row = (await historyOf(this)).getByRole('listitem').filter({ hasText: words }).last()
    await expect(row).toContainText(state)
    await expect(row).toContainText(`by ${by}`)
  },
)

Then("{word}'s history does not have {string}", async function (this: World, _name: string, words: string) {
  await expect((await historyOf(this)).getByText(words)).toHaveCount(0)
})

When(
  'Tess shows only {string} and comes back from {string}',
  async function (this: World, shown: string, panel: string) {
    const { page } = await this.colleague('Tess')
    await page.getByRole('button', { name: shown, exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: shown, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('link', { name: panel, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: panel })).toBeVisible()
    await page.goBack()
  },
)

Then("{word}'s history has only {string}", async function (this: World, _name: string, shown: string) {
  const history = await historyOf(this)
  await expect(history.getByRole('button', { name: shown, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(history.getByText('Notified: Points earned', { exact: true })).toBeVisible()
})

When(
  "Tess corrects {word}'s name to {string} {string}",
  async function (this: World, _name: string, firstName: string, lastName: string) {
    const { page } = await this.colleague('Tess')
    await page.getByRole('button', { name: 'Correct Name or Birthday' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('First name').fill(firstName)
    await form.getByLabel('Last name').fill(lastName)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Details Corrected').first()).toBeVisible()
  },
)

Then('the patient is called {string}', async function (this: World, fullName: string) {
  const { page } = await this.colleague('Tess')
  await expect(page.getByRole('heading', { name: fullName, level: 2 })).toBeVisible()
})

When(
  'Ines finds {string} and awards a {string} by keys alone',
  async function (this: World, words: string, service: string) {
    const ines = await this.colleague('Ines')
    await ines.looksForPatient(words)
    await ines.opensFound()
    await ines.awardsByKeys(service)
  },
)
