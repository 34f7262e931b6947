import { Then, When } from '@cucumber/cucumber'
import { writePhotoAsCamera } from '../../support/browser/photo-camera.ts'
import { expect } from '../../support/expect.ts'
import { cameraFile, type World } from '../../support/world.ts'

When('Ines scans the card that {word} shows', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Show My Card' }).click()
  const picture = page.getByRole('img', { name: 'Your member code as a QR code' })
  await picture.scrollIntoViewIfNeeded()
  await writePhotoAsCamera(cameraFile, await picture.screenshot())
  const desk = await this.ines()
  await desk.page.goto('/admin/vouchers')
  await desk.page.getByRole('button', { name: 'Scan' }).click()
})

Then('Ines sees the page of {string}', async function (this: World, name: string) {
  const { page } = await this.ines()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
})

Then('{word} is not checked in', async function (this: World, name: string) {
  const { id } = await this.member(name)
  expect((await this.clinic.modules.patients.listTodaysVisits()).map(visit => visit.id)).not.toContain(id)
})
