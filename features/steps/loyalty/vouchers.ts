import { Given, Then, When } from '@cucumber/cucumber'
import * as work from '../../support/actors/desk-work.ts'
import { writePhotoAsCamera } from '../../support/browser/photo-camera.ts'
import { expect } from '../../support/expect.ts'
import { codeOf } from '../../support/voucher-code.ts'
import { cameraFile, type World } from '../../support/world.ts'

When(
  'Ines uses the voucher that {word} reads out in small letters',
  async function (this: World, name: string) {
    const desk = await this.ines()
    const code = (await codeOf(this, name)).toLowerCase()
    await work.looksUpVoucher(desk, `${code.slice(0, 4)} ${code.slice(4)}`)
    await work.usesVoucher(desk)
  },
)

When("Ines scans {word}'s voucher and uses it", async function (this: World, name: string) {
  const member = await this.member(name)
  await member.showsVoucher('Hand Massage')
  const picture = member.page.getByRole('img', { name: new RegExp(await codeOf(this, name)) })
  await picture.scrollIntoViewIfNeeded()
  await writePhotoAsCamera(cameraFile, await picture.screenshot())
  const desk = await this.ines()
  await desk.page.goto('/admin/vouchers')
  await desk.page.getByRole('button', { name: 'Scan' }).click()
  await work.usesVoucher(desk)
})

When('Ines looks up the voucher {string}', async function (this: World, code: string) {
  await work.looksUpVoucher(await this.ines(), code)
})

Given("Ines has used {word}'s voucher", async function (this: World, name: string) {
  const desk = await this.ines()
  await work.looksUpVoucher(desk, await codeOf(this, name))
  await work.usesVoucher(desk)
  await work.isTold(desk, 'Voucher Redeemed')
})

When("Ines looks up {word}'s voucher", async function (this: World, name: string) {
  const desk = await this.ines()
  await desk.page.reload()
  await work.looksUpVoucher(desk, await codeOf(this, name))
})

Given("Ines has looked up {word}'s voucher", async function (this: World, name: string) {
  const desk = await this.ines()
  await work.looksUpVoucher(desk, await codeOf(this, name))
  await desk.page.getByRole('button', { name: 'Redeem', exact: true }).waitFor()
})

Given("another desk has used {word}'s voucher", async function (this: World, name: string) {
  await this.clinic.modules.loyalty.redeemVoucher({ code: await codeOf(this, name), actor: 'staff:ruth' })
})

When('Ines uses it', async function (this: World) {
  await work.usesVoucher(await this.ines())
})

When('Ines undoes it on the same day', async function (this: World) {
  await work.undoesVoucher(await this.ines(), 'Hand Massage')
})

Then(
  /^(\w+) sees that her "(.+)" is (used|ready)$/,
  async function (this: World, name: string, title: string, state: string) {
    const member = await this.member(name)
    await member.looksAtRewards()
    const ticket = member.page.getByRole('article', { name: title, includeHidden: true })
    if (state === 'used') await expect(ticket.getByText(/^Used on/)).toHaveCount(1)
    else await expect(ticket.getByRole('button', { name: /Show/ })).toBeVisible()
  },
)
