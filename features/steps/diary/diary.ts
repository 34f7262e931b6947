import { Given, Then, When } from '@cucumber/cucumber'
import sharp from 'sharp'
import { Diarist } from '../../support/actors/diarist.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const diaristOf = async (world: World, name: string) => new Diarist(await world.member(name), world.clinic)

/** The URL of a photo that is deleted later. */
let address = ''

Given('it is {word} at the clinic', function (this: World, day: string) {
  this.clinic.setDay(day)
})

Given(
  '{word} was treated with {string} on {word}',
  async function (this: World, name: string, service: string, day: string) {
    const { email } = await this.member(name)
    const today = this.clinic.now.toISOString().slice(0, 10)
    this.clinic.setDay(day)
    await this.clinic.award(email, service)
    this.clinic.setDay(today)
  },
)

When('{word} opens her diary', async function (this: World, name: string) {
  await (await diaristOf(this, name)).opensDiary()
})

When(
  '{word} adds the progress photo {string} of her {string} on {word}',
  async function (this: World, name: string, title: string, service: string, day: string) {
    const mia = await diaristOf(this, name)
    await mia.addsProgressPhoto(title, { service, day })
    address = await mia.photoAddress(title)
  },
)

When(
  '{word} adds the progress photo {string} of the treatment that her diary offers',
  async function (this: World, name: string, title: string) {
    const mia = await diaristOf(this, name)
    await mia.opensForm()
    await mia.choosesPhoto()
    await mia.title().fill(title)
    await mia.choosesOfferedTreatment('HydraFacial, Nov 6, 2026: 15 points')
    await mia.waitsForPhoto()
    await mia.sends()
  },
)

When(
  '{word} gives a picture of her {string} on {word} by its address',
  async function (this: World, name: string, service: string, day: string) {
    const mia = await diaristOf(this, name)
    await mia.findsPictureAt('https://pictures.example/me.jpg')
    await mia.opensForm()
    await mia.fillsTreatment({ service, day })
    await mia.address().fill('https://pictures.example/me.jpg')
  },
)

When('{word} uploads it from there as {string}', async function (this: World, name: string, title: string) {
  const mia = await diaristOf(this, name)
  await mia.form().getByRole('button', { name: 'Upload this photo' }).click()
  await mia.waitsForPhoto()
  await mia.title().fill(title)
  await mia.sends()
})

Then(
  '{word} sees her photo {string}, at most {int} pixels wide',
  async function (this: World, name: string, title: string, most: number) {
    const mia = await diaristOf(this, name)
    const shown = mia.entry(title).getByRole('img', { name: title })
    await shown.scrollIntoViewIfNeeded()
    await expect
      .poll(() => shown.evaluate((image: { naturalWidth: number }) => image.naturalWidth))
      .toBeGreaterThan(0)
    const { width, height } = await sharp((await mia.opensAddress(address)).bytes).metadata()
    expect(Math.max(width, height)).toBe(most)
    // It was taken in portrait, and must still be in portrait.
    expect(height).toBeGreaterThan(width)
  },
)

Then('nothing says where the photo {string} was taken', async function (this: World, _title: string) {
  const { bytes } = await (await diaristOf(this, 'Mia')).opensAddress(address)
  const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
  expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  expect(bytes.includes('Secret Camera Maker')).toBe(false)
})

Then(
  "{word} can't see the photo {string} of {word}",
  async function (this: World, name: string, _title: string, _owner: string) {
    const other = await this.member(name)
    const noor = await diaristOf(this, name)
    expect((await noor.opensAddress(address)).status).toBe(401)
    await other.becomeMember()
    await other.beSignedIn()
    expect((await noor.opensAddress(address)).status).toBe(404)
  },
)

When(
  '{word} chooses the file {string} that is a letter',
  async function (this: World, name: string, file: string) {
    const mia = await diaristOf(this, name)
    await mia.opensForm()
    await mia.choosesPhoto({ name: file, mimeType: 'image/jpeg', buffer: Buffer.from('Dear diary, …') })
  },
)

When('{word} deletes her entry {string}', async function (this: World, name: string, title: string) {
  await (await diaristOf(this, name)).deletesEntry(title)
})

Then("{word}'s photo {string} is gone", async function (this: World, name: string, title: string) {
  const mia = await diaristOf(this, name)
  await expect(mia.entry(title)).toHaveCount(0)
  expect((await mia.opensAddress(address)).status).toBe(404)
})

When('{word} tries to add an entry without a title', async function (this: World, name: string) {
  const mia = await diaristOf(this, name)
  await mia.opensForm()
  await mia.sends()
})

Given(
  '{word} writes {string} without a signal and chooses a photo',
  async function (this: World, name: string, title: string) {
    const mia = await diaristOf(this, name)
    await mia.opensForm()
    await (await this.member(name)).losesSignal()
    await mia.title().fill(title)
    await mia.choosesPhoto()
  },
)

When('{word} has her signal back and tries again', async function (this: World, name: string) {
  const mia = await diaristOf(this, name)
  await (await this.member(name)).findsSignal()
  await mia.form().getByRole('button', { name: 'Try Again' }).click()
  await mia.waitsForPhoto()
  await mia.sends()
})

Then("{word}'s entry {string} is in her diary", async function (this: World, name: string, title: string) {
  await expect((await diaristOf(this, name)).entry(title)).toBeVisible()
})

When(
  '{word} writes {string} and loses the signal as she sends it',
  async function (this: World, name: string, title: string) {
    const mia = await diaristOf(this, name)
    await mia.opensForm()
    await mia.title().fill(title)
    await (await this.member(name)).losesSignal()
    await mia.sends()
  },
)

Then('{word} has still written {string}', async function (this: World, name: string, title: string) {
  await expect((await diaristOf(this, name)).title()).toHaveValue(title)
})

Given(
  '{word} has written {string} when her session ends',
  async function (this: World, name: string, title: string) {
    const mia = await diaristOf(this, name)
    await mia.opensForm()
    await mia.title().fill(title)
    await (await this.member(name)).hearsNothingLive()
    await this.clinic.endSessions()
  },
)

Given('{word} has written {string} in her diary', async function (this: World, name: string, title: string) {
  const mia = await diaristOf(this, name)
  await mia.opensForm()
  await mia.title().fill(title)
})

When('{word} sends it, and signs in again', async function (this: World, name: string) {
  const member = await this.member(name)
  await (await diaristOf(this, name)).sends()
  await expect(member.signInButton()).toBeVisible()
  await member.page.getByLabel('Email', { exact: true }).fill(member.email)
  await member.page.getByLabel('Password', { exact: true }).fill(member.password)
  await member.signInButton().click()
  await expect(member.page).toHaveURL(/\/diary$/)
})

When('{word} writes an entry of the type {string}', async function (this: World, name: string, type: string) {
  const mia = await diaristOf(this, name)
  await mia.opensForm()
  await expect(mia.form().getByLabel(/^Treatment date/)).toBeVisible()
  await mia.form().getByRole('button', { name: type }).click()
})

Then('{word} is asked for no treatment', async function (this: World, name: string) {
  const mia = await diaristOf(this, name)
  await expect(mia.form().getByLabel(/^Treatment date/)).toHaveCount(0)
  await expect(mia.form().getByLabel(/^Service/)).toHaveCount(0)
})

Given(
  '{word} has pictures of before and after her {string}',
  async function (this: World, name: string, service: string) {
    const mia = await diaristOf(this, name)
    await mia.hasPictures(service, [{ title: 'Where I started', entryType: 'before' }])
    this.clinic.letASecondPass()
    await mia.hasPictures(service, [{ title: 'The evening after', entryType: 'after' }])
  },
)

When('{word} moves the line between them to the right', async function (this: World, name: string) {
  const mia = await diaristOf(this, name)
  await mia.opensDiary()
  const line = mia.page.getByRole('slider', { name: 'Compare two HydraFacial photos' })
  await line.scrollIntoViewIfNeeded()
  await line.focus()
  for (let step = 0; step < 10; step++) await mia.page.keyboard.press('ArrowRight')
})

Then('{word} sees more of the picture of before', async function (this: World, name: string) {
  const { page } = await diaristOf(this, name)
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^60% Before\s.*, 40% After/)
  const image = page.getByRole('img', { name: /^Where I started, Before/ })
  await expect(image).toHaveCSS(
    'clip-path',
    /^inset\(0(?:px)? calc\(40%\) 0(?:px)? 0(?:px)?\)|inset\(0px 40% 0px 0px\)/,
  )
})

When(
  '{word} adds the entry {string} with the picture {string}',
  async function (this: World, name: string, title: string, picture: string) {
    const mia = await diaristOf(this, name)
    await mia.opensForm()
    await mia.title().fill(title)
    await mia.address().fill(picture)
    await mia.sends()
  },
)
