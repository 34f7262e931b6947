import { Given, Then, When } from '@cucumber/cucumber'
import * as work from '../support/desk-work.ts'
import { expect } from '../support/expect.ts'
import { writePhotoAsCamera } from '../support/photo-camera.ts'
import { cameraFile, type World } from '../support/world.ts'

let downloaded: { name: string; width: number }
let photograph: Buffer

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

async function codeOf(world: World, name: string): Promise<string> {
  const [voucher] = await world.clinic.modules.loyalty.listVouchers((await world.member(name)).id)
  return voucher?.code ?? ''
}

When(
  'Ines uses the voucher that {word} reads out in small letters',
  async function (this: World, name: string) {
    const desk = await this.desk()
    const code = (await codeOf(this, name)).toLowerCase()
    await work.looksUpVoucher(desk, `${code.slice(0, 4)} ${code.slice(4)}`)
    await work.usesVoucher(desk)
  },
)

When("Ines scans {word}'s voucher and uses it", async function (this: World, name: string) {
  const member = await this.member(name)
  await member.looksAtRewards()
  const picture = member.page.getByRole('img', { name: new RegExp(await codeOf(this, name)) })
  await picture.scrollIntoViewIfNeeded()
  await writePhotoAsCamera(cameraFile, await picture.screenshot())
  const desk = await this.desk()
  await desk.page.goto('/admin/vouchers')
  await desk.page.getByRole('button', { name: 'Scan' }).click()
  await work.usesVoucher(desk)
})

When('Ines looks up the voucher {string}', async function (this: World, code: string) {
  await work.looksUpVoucher(await this.desk(), code)
})

Given("Ines has used {word}'s voucher", async function (this: World, name: string) {
  const desk = await this.desk()
  await work.looksUpVoucher(desk, await codeOf(this, name))
  await work.usesVoucher(desk)
  await work.isTold(desk, 'Voucher Used')
})

When("Ines looks up {word}'s voucher", async function (this: World, name: string) {
  const desk = await this.desk()
  await desk.page.reload()
  await work.looksUpVoucher(desk, await codeOf(this, name))
})

Given("Ines has looked up {word}'s voucher", async function (this: World, name: string) {
  const desk = await this.desk()
  await work.looksUpVoucher(desk, await codeOf(this, name))
  await desk.page.getByRole('button', { name: 'Use Voucher' }).waitFor()
})

Given("another desk has used {word}'s voucher", async function (this: World, name: string) {
  await this.clinic.modules.loyalty.redeemVoucher({ code: await codeOf(this, name), actor: 'staff:ruth' })
})

When('Ines uses it', async function (this: World) {
  await work.usesVoucher(await this.desk())
})

When('Ines undoes it on the same day', async function (this: World) {
  await work.undoesVoucher(await this.desk(), 'Hand Massage')
})

Then(
  /^(\w+) sees that her "(.+)" is (used|ready)$/,
  async function (this: World, name: string, title: string, state: string) {
    const member = await this.member(name)
    await member.looksAtRewards()
    const ticket = member.page.getByRole('article', { name: title })
    await expect(ticket.getByText(state === 'used' ? /^Used on/ : 'Ready')).toBeVisible()
  },
)

When("Ines approves {word}'s {string}: {string}", async function (this: World, name, service, words) {
  const desk = await this.desk()
  await work.opensDecision(desk, 'Approve', service, await this.member(name))
  await work.decides(desk, 'Approve', words)
})

When("Ines denies {word}'s {string}: {string}", async function (this: World, name, service, words) {
  const desk = await this.desk()
  await work.opensDecision(desk, 'Deny', service, await this.member(name))
  await work.decides(desk, 'Deny', words)
})

Given("Ines is about to approve {word}'s {string}", async function (this: World, name, service) {
  await work.opensDecision(await this.desk(), 'Approve', service, await this.member(name))
})

When('Ines approves it all the same', async function (this: World) {
  await work.decides(await this.desk(), 'Approve')
})

When("Ines denies {word}'s {string} without a signal", async function (this: World, name, service) {
  const desk = await this.desk()
  await work.opensDecision(desk, 'Deny', service, await this.member(name))
  await work.losesSignal(desk)
  await work.decides(desk, 'Deny')
})

Given('the clinic has no QR codes', async function (this: World) {
  await this.clinic.app.database.statement('no-codes', 'delete from loyalty.check_in_code')()
  this.clinic.modules.cache.invalidate('check-in-codes', '')
})

When('Ines creates the default QR codes', async function (this: World) {
  const { page } = await this.desk()
  await page.goto('/admin/qr-codes')
  await page.getByRole('button', { name: 'Create Default QR Codes' }).click()
})

When('Ines creates the default QR codes without a signal', async function (this: World) {
  const desk = await this.desk()
  await desk.page.goto('/admin/qr-codes')
  await desk.page.getByRole('button', { name: 'Create Default QR Codes' }).waitFor()
  await work.losesSignal(desk)
  await desk.page.getByRole('button', { name: 'Create Default QR Codes' }).click()
})

Then(
  'the desk shows the QR codes {string}, worth {int} points each',
  async function (this: World, names: string, points: number) {
    const cards = (await this.desk()).page.getByRole('list', { name: 'Active QR codes' }).locator('> li')
    await expect(cards.getByRole('heading')).toHaveText(names.split(', '))
    await expect(cards.getByText(`${points} points per check-in`)).toHaveCount(names.split(', ').length)
    await expect(cards.getByRole('img').first()).toBeVisible()
  },
)

When('Ines prints the code {string}', async function (this: World, description: string) {
  const { page } = await this.desk()
  await page.goto('/admin/qr-codes')
  await page.getByRole('link', { name: `Print ${description}` }).click()
})

Then(
  "there is one page with the clinic's name and the code {string}",
  async function (this: World, description: string) {
    const { page } = await this.desk()
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('img', { name: `QR code: ${description}` })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'Velora' })).toBeVisible()
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(paper).toMatch(/\/MediaBox\s*\[0 0 612 792\]/)
  },
)

When('Ines downloads the code {string}', async function (this: World, description: string) {
  downloaded = await work.downloads(await this.desk(), description)
})

Then('she has the picture {string}, {int} pixels wide', (name: string, width: number) => {
  expect(downloaded).toEqual({ name, width })
})

When("Ines starts the desk's screen with {string}", async function (this: World, description: string) {
  await work.startsScreen(await this.desk(), description)
})

When("{word} scans what the desk's screen shows", async function (this: World, name: string) {
  const member = await this.member(name)
  await writePhotoAsCamera(cameraFile, await work.photographOf(await this.desk()))
  await member.scansWhatIsThere()
})

Given(
  "{word} has photographed the desk's screen two minutes ago",
  async function (this: World, _name: string) {
    const desk = await this.desk()
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
  const { page } = await this.desk()
  await page.goto('/admin')
  await expect(page.getByLabel('Admin code')).toBeVisible()
})

When("Ines looks at today's patients", async function (this: World) {
  await (await this.desk()).page.goto('/admin/today')
})

Then('the desk reads {string} about {word}', async function (this: World, text: string, name: string) {
  const { fullName } = await this.member(name)
  const { page } = await this.desk()
  const card = page
    .getByRole('list', { name: 'Checked in today' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: fullName }) })
  await expect(card.getByText(text)).toBeVisible()
})
