import { Given, Then, When } from '@cucumber/cucumber'
import * as work from '../../support/actors/desk-work.ts'
import { writePhotoAsCamera } from '../../support/browser/photo-camera.ts'
import { expect } from '../../support/expect.ts'
import { cameraFile, type World } from '../../support/world.ts'

let downloaded: { name: string; width: number }
let photograph: Buffer

Given('the clinic has no QR codes', async function (this: World) {
  await this.clinic.app.database.statement('no-codes', 'delete from loyalty.check_in_code')()
  this.clinic.modules.cache.invalidate('check-in-codes', '')
})

When('Ines creates the default QR codes', async function (this: World) {
  const { page } = await this.ines()
  await page.goto('/admin/qr-codes')
  await page.getByRole('button', { name: 'Create Default QR Codes' }).click()
})

When('Ines creates the default QR codes without a signal', async function (this: World) {
  const desk = await this.ines()
  await desk.page.goto('/admin/qr-codes')
  await desk.page.getByRole('button', { name: 'Create Default QR Codes' }).waitFor()
  await work.losesSignal(desk)
  await desk.page.getByRole('button', { name: 'Create Default QR Codes' }).click()
})

Then(
  'the desk shows the QR codes {string}, worth {int} points each',
  async function (this: World, names: string, points: number) {
    const cards = (await this.ines()).page.getByRole('list', { name: 'Active QR codes' }).locator('> li')
    await expect(cards.getByRole('heading')).toHaveText(names.split(', '))
    await expect(cards.getByText(`${points} points per check-in`)).toHaveCount(names.split(', ').length)
    await expect(cards.getByRole('img').first()).toBeVisible()
  },
)

When('Ines prints the code {string}', async function (this: World, description: string) {
  const { page } = await this.ines()
  await page.goto('/admin/qr-codes')
  await page.getByRole('link', { name: `Print ${description}` }).click()
})

Then(
  "there is one page with the clinic's name and the code {string}",
  async function (this: World, description: string) {
    const { page } = await this.ines()
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('img', { name: `QR code: ${description}` })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'Velora' })).toBeVisible()
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(paper).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
  },
)

When('Ines downloads the code {string}', async function (this: World, description: string) {
  downloaded = await work.downloads(await this.ines(), description)
})

Then('she has the picture {string}, {int} pixels wide', (name: string, width: number) => {
  expect(downloaded).toEqual({ name, width })
})

When("Ines starts the desk's screen with {string}", async function (this: World, description: string) {
  await work.startsScreen(await this.ines(), description)
})

When("{word} scans what the desk's screen shows", async function (this: World, name: string) {
  const member = await this.member(name)
  await writePhotoAsCamera(cameraFile, await work.photographOf(await this.ines()))
  await member.scansWhatIsThere()
})

Given(
  "{word} has photographed the desk's screen two minutes ago",
  async function (this: World, _name: string) {
    const desk = await this.ines()
    await work.startsScreen(desk, 'Daily Spa Visit')
    photograph = await work.photographOf(desk)
    this.clinic.letMinutesPass(2)
  },
)

When('{word} scans the photograph', async function (this: World, name: string) {
  await writePhotoAsCamera(cameraFile, photograph)
  await (await this.member(name)).scansWhatIsThere()
})

Then("Ines's tablet opens the staff area to nobody", async function (this: World) {
  const { page } = await this.ines()
  await page.goto('/admin')
  await expect(page.getByLabel('Admin code')).toBeVisible()
})
