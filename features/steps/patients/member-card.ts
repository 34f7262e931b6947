import { Then, When } from '@cucumber/cucumber'
import type { Locator } from 'playwright'
import { writePhotoAsCamera } from '../../support/browser/photo-camera.ts'
import { expect } from '../../support/expect.ts'
import { cameraFile, type World } from '../../support/world.ts'

async function inesScans(world: World, picture: Locator) {
  await picture.scrollIntoViewIfNeeded()
  await writePhotoAsCamera(cameraFile, await picture.screenshot())
  const desk = await world.ines()
  await desk.page.goto('/admin/vouchers')
  await desk.page.getByRole('button', { name: 'Scan' }).click()
}

When('Ines scans the card that {word} shows', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Show My Card' }).click()
  await inesScans(this, page.getByRole('img', { name: 'Your member code as a QR code' }))
})

When('Ines scans the card that Olga printed', async function (this: World) {
  const { page } = await this.colleague('Olga')
  await inesScans(
    this,
    page
      .getByRole('main')
      .getByRole('img', { name: /^QR code to sign in/ })
      .first(),
  )
})

Then('Ines sees the page of {string}', async function (this: World, name: string) {
  const { page } = await this.ines()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
})

Then('{word} is not checked in', async function (this: World, name: string) {
  const { id } = await this.member(name)
  expect((await this.clinic.modules.patients.listTodaysVisits()).map(visit => visit.id)).not.toContain(id)
})
