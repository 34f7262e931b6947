import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const patients = new WeakMap<World, string>()
const links = new WeakMap<World, string>()

const enroll = (world: World, firstName: string, email: string, sharesContacts = false) =>
  world.clinic.modules.identity.enroll({ firstName, lastName: '', email, consents: [], sharesContacts })

const checkedIn = async (world: World, memberId: string) => {
  const { page } = await world.colleague('Ines')
  await page.goto(`/admin/patients/${memberId}`)
  await page.getByRole('button', { name: 'Check In' }).click()
  await page
    .getByText(/is checked in: 5 points/)
    .first()
    .waitFor()
}

Given('the clinic has enrolled {word}, who was there once', async function (this: World, name: string) {
  const { memberId } = await enroll(this, name, (await this.member(name)).email)
  patients.set(this, memberId)
  await checkedIn(this, memberId)
})

Given('the clinic has enrolled her daughter with the same address', async function (this: World) {
  await enroll(this, 'Rin', (await this.member('Keiko')).email, true)
})

async function asksForCode(world: World, name: string) {
  const { page, email } = await world.member(name)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Get a Code' }).click()
  await page.getByLabel('Email or phone').fill(email)
  await page.getByRole('button', { name: 'Email Me a Code' }).click()
  await page.getByLabel('Code', { exact: true }).waitFor()
}

When('{word} asks for a code', async function (this: World, name: string) {
  await asksForCode(this, name)
})

const codesTo = async ({ clinic }: World, email: string) => {
  const mails = await clinic.modules.messaging.listSandboxInbox(50, undefined)
  return mails
    .filter(({ to, subject }) => to.email === email && subject === 'Your sign-in code')
    .map(({ contents }) => contents?.lines[0]?.match(/\d{6}/)?.[0] ?? '')
}

async function enters(world: World, name: string, change: (code: string) => string = code => code) {
  const { page, email } = await world.member(name)
  await expect.poll(() => codesTo(world, email)).toHaveLength(1)
  const [code = ''] = await codesTo(world, email)
  await page.getByLabel('Code', { exact: true }).fill(change(code))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

When('{word} enters the code that was mailed', async function (this: World, name: string) {
  await enters(this, name)
})

When(
  '{word} puts off the questions about her phone and her birthday',
  async function (this: World, name: string) {
    const { page } = await this.member(name)
    for (const question of ['Add a phone number', 'Date of birth']) {
      await expect(page.getByLabel(question).or(page.getByRole('button', { name: question }))).toBeVisible()
      await page.getByRole('button', { name: 'Not Now' }).click()
    }
  },
)

When('{word} enters another code than the one that was mailed', async function (this: World, name: string) {
  await enters(this, name, code => String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
})

// Jobs run in order: once Noor's code is there, the other one would be, too.
Then('{word} is mailed nothing, while Noor gets her code', async function (this: World, name: string) {
  const noor = await this.member('Noor')
  await enroll(this, 'Noor', noor.email)
  await asksForCode(this, 'Noor')
  await expect.poll(() => codesTo(this, noor.email)).toHaveLength(1)
  expect(await codesTo(this, (await this.member(name)).email)).toEqual([])
})

When('Ines shows the claim code of {word}', async function (this: World, _name: string) {
  const { page } = await this.colleague('Ines')
  await page.goto(`/admin/patients/${patients.get(this)}`)
  const answered = page.waitForResponse(
    response => response.url().endsWith('/claim-code') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Show Claim Code' }).click()
  const { url } = (await (await answered).json()) as { url: string }
  await expect(page.getByRole('img', { name: 'QR code that signs the patient in' })).toBeVisible()
  const { pathname, hash } = new URL(url)
  links.set(this, pathname + hash)
})

When('{word} scans it with her camera', async function (this: World, name: string) {
  await (await this.member(name)).page.goto(links.get(this) ?? '')
})

Then('the code lets nobody in again', async function (this: World) {
  const { page } = await this.member('Noor')
  await page.goto(links.get(this) ?? '')
  await expect(page.getByText('This code no longer works')).toBeVisible()
  await expect(page).toHaveURL(/\/claim$/)
})

Then('the app shows {word} {int} points', async function (this: World, name: string, points: number) {
  const member = await this.member(name)
  await member.looksAtRewards()
  const balance = member.page.getByRole('region', { name: 'VIP Points Balance' })
  await expect(balance).toContainText(String(points))
})

When(
  '{word}’s mailed code is {int} minutes old',
  async function (this: World, name: string, minutes: number) {
    const { email } = await this.member(name)
    await expect.poll(() => codesTo(this, email)).toHaveLength(1)
    this.clinic.letMinutesPass(minutes)
  },
)

const cards = new WeakMap<World, string>()

When('Olga prints the claim card of {word}', async function (this: World, _name: string) {
  const { page } = await this.colleague('Olga')
  await page.goto('/admin/claim-cards')
  await page.getByRole('button', { name: 'Make Cards' }).click()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'The code works once' })
  const printed = /\b[BPN][0-9A-Z]{3}(?:-[0-9A-Z]{4}){3}\b/.exec(await card.first().innerText())
  cards.set(this, printed?.[0] ?? '')
})

When(
  '{word} types its code and the birthday {string}',
  async function (this: World, name: string, birthday: string) {
    const { page } = await this.member(name)
    await page.goto('/claim')
    await page.getByRole('button', { name: 'I Have a Card or a Code from the Front Desk' }).click()
    await page.getByLabel('Code', { exact: true }).fill((cards.get(this) ?? '').toLowerCase())
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByLabel('Your birthday').fill(birthday)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  },
)

Given('the clinic has her birthday, {word}', async function (this: World, day: string) {
  await this.clinic.modules.identity.fillBirthday(patients.get(this) ?? '', day)
})
