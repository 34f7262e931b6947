import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

type Channel = 'email' | 'push' | 'sms'

Given('{word} agreed to offers by {string}', async function (this: World, name: string, channel: Channel) {
  await this.clinic.recordDecision((await this.member(name)).id, channel, true)
})

Given('{word} said no to offers by {string}', async function (this: World, name: string, channel: Channel) {
  await this.clinic.recordDecision((await this.member(name)).id, channel, false)
})

Given('{word} was born on {word}', async function (this: World, name: string, day: string) {
  await this.clinic.modules.identity.fillBirthday((await this.member(name)).id, day)
})

When('Olga mails {string} to those who agreed', async function (this: World, subject: string) {
  await (await this.office()).sendsMail(subject)
})

When('Olga mails {string} to all', async function (this: World, subject: string) {
  await (await this.office()).sendsMail(subject, true)
})

When('Olga writes the mail {string}', async function (this: World, subject: string) {
  await (await this.office()).writesMail(subject)
})

When('Olga notifies all of {string}', async function (this: World, title: string) {
  await (await this.office()).notifies(title)
})

When('Olga texts {string}', async function (this: World, message: string) {
  await (await this.office()).textsAll(message)
})

When('Olga makes an offer to {string} members', async function (this: World, tier: string) {
  await (await this.office()).offersToTier(tier)
})

When('Olga sends the birthday specials', async function (this: World) {
  await (await this.office()).sendsBirthdaySpecials()
})

Then('Olga learns {string}', async function (this: World, words: string) {
  await (await this.office()).learns(words)
})

Then('the outbox has {int} message(s) {string}', async function (this: World, count: number, words: string) {
  await (await this.office()).findsInOutbox(words, count)
})

Then('the outbox has no message {string}', async function (this: World, words: string) {
  await (await this.office()).findsInOutbox(words, 0)
})

Then(
  '{word} finds {string} among her notifications',
  async function (this: World, name: string, title: string) {
    const { page } = await this.member(name)
    await page.goto('/')
    await page
      .getByRole('button', { name: /notifications/i })
      .first()
      .click()
    await expect(page.getByText(title).first()).toBeVisible()
  },
)

When('Olga sends a test to {string}', async function (this: World, address: string) {
  await (await this.office()).sendsTestTo(address)
})

When(
  '{word} opens {string} in her mail {string}',
  async function (this: World, name: string, link: string, subject: string) {
    await this.clinic.opensInMail((await this.member(name)).email, subject, link)
  },
)

Then('Olga finds {string} under {string}', async function (this: World, words: string, subject: string) {
  await (await this.office()).findsUnderMail(words, subject)
})
