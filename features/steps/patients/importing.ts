import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const olgasPage = async (world: World) => (await world.colleague('Olga')).page

Given(
  'Olga has chosen this list from {word}:',
  async function (this: World, source: string, list: DataTable) {
    const page = await olgasPage(this)
    const panel = page.getByRole('region', { name: 'Patient Management' })
    await panel.getByRole('link', { name: 'Import Patients' }).click()
    await page.getByLabel('Which system is the list from?').fill(source)
    const csv = list.raw().map(cells => cells.join(','))
    await page.getByLabel('Choose a File').setInputFiles({
      ...{ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) },
    })
    await page.getByRole('heading', { name: 'What’s in each column?' }).waitFor()
  },
)

When('Olga confirms that {string} is {string}', async function (this: World, heading: string, field: string) {
  const page = await olgasPage(this)
  const choice = page.getByLabel(`What “${heading}” is`)
  await expect(choice.locator('option:checked')).toHaveText(field)
  await page.getByRole('button', { name: `That’s Right: ${heading}` }).click()
  await page.getByRole('button', { name: 'Check the List' }).click()
  await page.getByRole('heading', { name: 'What would happen' }).waitFor()
})

Then('Olga sees {string} next to {string}', async function (this: World, listed: string, known: string) {
  const row = (await olgasPage(this)).getByRole('region', { name: 'Row 2' })
  await expect(row.getByText(listed, { exact: true })).toBeVisible()
  await expect(row.getByText(known, { exact: true })).toBeVisible()
})

When('Olga says that row {int} is a new patient', async function (this: World, row: number) {
  const page = await olgasPage(this)
  await page.getByRole('button', { name: `New Patient: row ${row}` }).click()
})

When(/^Olga imports (\d+ patients?)$/, async function (this: World, patients: string) {
  const page = await olgasPage(this)
  await page.getByRole('button', { name: `Import ${patients}` }).click()
  await expect(page.getByText('Your Vagaro patients have been imported')).toBeVisible()
})

When('Olga undoes the import', async function (this: World) {
  const page = await olgasPage(this)
  await page.getByRole('button', { name: 'Undo This Import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('The import was undone')).toBeVisible()
})
