import { Given, Then, When } from '@cucumber/cucumber'
import * as work from '../../support/actors/desk-work.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

Then('the desk is told {string}', async function (this: World, title: string) {
  await work.isTold(await this.desk(), title)
})

Then('the desk is told {string}: {string}', async function (this: World, title: string, text: string) {
  await work.isTold(await this.desk(), title, text)
})

Then('the desk reads {string}', async function (this: World, text: string) {
  await work.reads(await this.desk(), text)
})

When(
  'Ines awards the first patient whose name begins with {string} a {string}',
  async function (this: World, letters: string, service: string) {
    const desk = await this.desk()
    await work.picksPatient(desk, letters)
    await work.choosesService(desk, service)
    await work.sendsAward(desk)
  },
)

Given('Ines has chosen a {string} for {word}', async function (this: World, service: string, name: string) {
  const desk = await this.desk()
  await desk.page.getByLabel('Customer email').fill((await this.member(name)).email)
  await work.choosesService(desk, service)
})

When(
  'the clinic publishes that a {string} gives {int} points',
  async function (this: World, name: string, pointsEarned: number) {
    await this.clinic.publishPoints(name, pointsEarned)
  },
)

When('Ines sends the award', async function (this: World) {
  await work.sendsAward(await this.desk())
})

When('Ines confirms the award', async function (this: World) {
  const { page } = await this.desk()
  await page.getByRole('dialog').getByRole('button', { name: 'Award Points' }).click()
})

When('Ines awards a {string} without a patient', async function (this: World, service: string) {
  const desk = await this.desk()
  await work.choosesService(desk, service)
  await work.sendsAward(desk)
})

When(
  'Ines awards {word} {int} points for a {string}',
  async function (this: World, name: string, points: number, service: string) {
    const desk = await this.desk()
    await desk.page.getByLabel(/Custom points/).fill(String(points))
    await desk.awardsTreatment(await this.member(name), service)
  },
)

When(
  'Ines awards the stranger {string} a {string}',
  async function (this: World, email: string, service: string) {
    const desk = await this.desk()
    await desk.page.getByLabel('Customer email').fill(email)
    await work.choosesService(desk, service)
    await work.sendsAward(desk)
  },
)

When(
  'Ines awards {word} a {string} without a signal',
  async function (this: World, name: string, service: string) {
    const desk = await this.desk()
    await desk.page.getByLabel('Service', { exact: true }).locator('option', { hasText: service }).waitFor({
      state: 'attached',
    })
    await work.losesSignal(desk)
    await desk.awardsTreatment(await this.member(name), service)
  },
)

When(
  "Ines awards {word} a {string} after the desk's session ended",
  async function (this: World, name: string, service: string) {
    const desk = await this.desk()
    await desk.findsNobody()
    await this.clinic.endSessions()
    await desk.awardsTreatment(await this.member(name), service)
  },
)

Then('the desk is asked to sign in again', async function (this: World) {
  await expect((await this.desk()).page).toHaveURL(/\/auth\?/)
})

Then('what Ines filled in for {word} is still there', async function (this: World, name: string) {
  const field = (await this.desk()).page.getByLabel('Customer email')
  await expect(field).toHaveValue((await this.member(name)).email)
})

Given('Ines has undone the {string} of {word}', async function (this: World, service: string, name: string) {
  const desk = await this.desk()
  await work.undoesAward(desk, service, await this.member(name))
  await work.isTold(desk, 'Award Undone')
})

When('Ines undoes the {string} of {word}', async function (this: World, service: string, name: string) {
  await work.undoesAward(await this.desk(), service, await this.member(name))
})
