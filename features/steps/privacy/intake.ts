import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright'
import { Intake } from '../../support/actors/intake.ts'
import { ProgramEditor } from '../../support/actors/program-editor.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const intakes = new WeakMap<Page, Intake>()

async function intakeOf(world: World, name: string): Promise<Intake> {
  const { page } = await world.member(name)
  const intake = intakes.get(page) ?? new Intake(page)
  intakes.set(page, intake)
  return intake
}

const keptOf = async ({ clinic }: World, id: string) => (await clinic.modules.privacy.readIntake(id)).versions

When(
  '{word} hands in her intake with the allergy {string}',
  async function (this: World, name: string, allergies: string) {
    await (await intakeOf(this, name)).isHandedIn({ allergies })
  },
)

Given(
  '{word} has handed in her intake with the allergy {string}',
  async function (this: World, name: string, allergies: string) {
    await (await intakeOf(this, name)).isHandedIn({ allergies })
    await (await this.member(name)).isTold('Medical intake received')
  },
)

When(
  '{word} hands in her intake with the date of birth {string}',
  async function (this: World, name: string, dateOfBirth: string) {
    await (await intakeOf(this, name)).isHandedIn({ dateOfBirth })
  },
)

When('{word} hands in an empty intake', async function (this: World, name: string) {
  const intake = await intakeOf(this, name)
  await intake.isOpened()
  await intake.submitButton().click()
})

When(
  '{word} hands in her intake with the allergy {string} without a signal',
  async function (this: World, name: string, allergies: string) {
    const intake = await intakeOf(this, name)
    await intake.isOpened()
    await intake.isFilledIn({ allergies })
    await (await this.member(name)).losesSignal()
    await intake.submitButton().click()
  },
)

When('the signal is back and {word} hands it in again', async function (this: World, name: string) {
  await (await this.member(name)).findsSignal()
  await (await intakeOf(this, name)).submitButton().click()
  await (await this.member(name)).isTold('Medical intake received')
})

When(
  '{word} writes the allergy {string} and visits the service menu',
  async function (this: World, name: string, allergies: string) {
    const [intake, { page }] = [await intakeOf(this, name), await this.member(name)]
    await intake.isOpened()
    await intake.isFilledIn({ allergies })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/\/services$/)
    await page.goBack()
  },
)

When(
  "{word}'s session ends before she hands in her intake with the allergy {string}",
  async function (this: World, name: string, allergies: string) {
    const [intake, member] = [await intakeOf(this, name), await this.member(name)]
    await member.hearsNothingLive()
    await intake.isOpened()
    await intake.isFilledIn({ allergies })
    await this.clinic.endSessions()
    await intake.submitButton().click()
  },
)

When('{word} signs in where she is asked to', async function (this: World, name: string) {
  const member = await this.member(name)
  await expect(member.signInButton()).toBeVisible()
  await member.signsInHere()
})

When(
  "{word}'s session ends while her intake with the allergy {string} is held up on its way",
  async function (this: World, name: string, allergies: string) {
    const [intake, member] = [await intakeOf(this, name), await this.member(name)]
    await intake.isOpened()
    await intake.isFilledIn({ allergies })
    await member.listensLive()
    await intake.isHeldUp()
    await this.clinic.endSessions()
  },
)

When(
  'the clinic refuses it while {word} signs in where she is asked to',
  async function (this: World, name: string) {
    const [intake, member] = [await intakeOf(this, name), await this.member(name)]
    await expect(member.signInButton()).toBeVisible()
    await member.page.getByLabel('Email', { exact: true }).fill(member.email)
    await intake.isLetThrough()
    // Longer than a redirect takes.
    await member.page.waitForTimeout(1_000)
    await member.page.getByLabel('Password', { exact: true }).fill(member.password)
    await member.signInButton().click()
  },
)

When('{word} opens the intake and signs in there', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.page.goto('/hipaa-intake')
  await member.page.getByRole('link', { name: 'Join VIP Program / Log in' }).click()
  await member.signsInHere()
})

When(
  '{word} hands in her intake and agrees to offers by email and text message',
  async function (this: World, name: string) {
    const intake = await intakeOf(this, name)
    await intake.isOpened()
    await intake.isFilledIn()
    await intake.isAgreedTo(['Send me offers and news by email.', 'Send me offers and news by text message.'])
    await intake.submitButton().click()
    await (await this.member(name)).isTold('Medical intake received')
  },
)

When('Olga asks everyone for a new intake', async function (this: World) {
  await new ProgramEditor((await this.office()).page).asksForNewIntakes()
})

Then('{word} is asked at home to renew her intake', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.goto('/')
  await page.getByRole('link', { name: /^Renew your medical intake/ }).click()
  await expect(page.getByText('Time to renew your intake')).toBeVisible()
})

Then(
  "the clinic knows of {word}'s allergy {string}",
  async function (this: World, name: string, allergies: string) {
    const { id } = await this.member(name)
    await expect.poll(async () => (await keptOf(this, id))[0]?.allergies).toBe(allergies)
  },
)

Then(
  "the clinic still has the {int} versions of {word}'s intake",
  async function (this: World, versions: number, name: string) {
    expect(await keptOf(this, (await this.member(name)).id)).toHaveLength(versions)
  },
)

Then('the clinic has no intake of {word}', async function (this: World, name: string) {
  expect(await keptOf(this, (await this.member(name)).id)).toEqual([])
})

Then('{word} reads each of what is missing:', async function (this: World, name: string, texts: DataTable) {
  for (const [text = ''] of texts.raw()) await (await this.member(name)).reads(text)
})

Then('{word} is led to the field {string}', async function (this: World, name: string, label: string) {
  await expect((await this.member(name)).page.getByLabel(label, { exact: true })).toBeFocused()
})

Then(
  "the allergy {string} is still in {word}'s form",
  async function (this: World, allergies: string, name: string) {
    const field = (await this.member(name)).page.getByLabel(/^Allergies/)
    await expect(field).toHaveValue(allergies)
  },
)

Then(
  'the word {string} is nowhere in the memory that the phone keeps',
  async function (this: World, word: string) {
    const { page } = await this.member('Mia')
    expect(await new Intake(page).keptOnPhone()).not.toContain(word)
  },
)

Then('{word} can fill in her intake', async function (this: World, name: string) {
  await expect((await intakeOf(this, name)).submitButton()).toBeVisible()
})

const agreedTo = async (world: World, name: string, channel: string) => {
  const consents = await world.clinic.modules.messaging.consentsOf((await world.member(name)).id)
  return Object.entries(consents).some(([each, consent]) => each === channel && consent?.given === true)
}

Then('{word} has agreed to offers by {string}', async function (this: World, name: string, channel: string) {
  await expect.poll(() => agreedTo(this, name, channel)).toBe(true)
})

Then(
  '{word} has not agreed to offers by {string}',
  async function (this: World, name: string, channel: string) {
    expect(await agreedTo(this, name, channel)).toBe(false)
  },
)
