import { Given, Then, When } from '@cucumber/cucumber'
import type { PhoneKind } from '../../support/actors/phone.ts'
import { playDenial } from '../../support/browser/played-browser.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

let calledName = ''

Given('{word} has an {string}', async function (this: World, name: string, kind: string) {
  await this.phone(name, kind as PhoneKind)
})

async function setUp(world: World, name: string) {
  const phone = await world.phone(name)
  await phone.opensSettings()
  await phone.presses('Set Up Notifications')
  return phone
}

Given('{word} has set up notifications on her phone', async function (this: World, name: string) {
  await (await setUp(this, name)).says('Notifications Enabled')
})

When('{word} sets up notifications on her phone', async function (this: World, name: string) {
  await setUp(this, name)
})

When(
  '{word} sets up notifications and says no when her phone asks',
  async function (this: World, name: string) {
    await (await this.phone(name)).plays(playDenial)
    await setUp(this, name)
  },
)

When('{word} asks to set up notifications', async function (this: World, name: string) {
  await (await this.phone(name)).presses('Set Up Notifications')
})

When('{word} looks at her notification settings', async function (this: World, name: string) {
  await (await this.phone(name)).opensSettings()
})

Given("{word}'s phone loses its signal", async function (this: World, name: string) {
  const phone = await this.phone(name)
  await expect(phone.card.getByText(/^(Enabled|Disabled)$/)).toBeVisible()
  await phone.losesSignal()
})

Given('the push service has trouble', async function (this: World) {
  ;(await this.phone('Mia')).device.answers = 503
})

Given("the push service no longer knows {word}'s phone", async function (this: World, name: string) {
  ;(await this.phone(name)).device.answers = 410
})

When('{word} sends herself a test', async function (this: World, name: string) {
  await (await this.phone(name)).presses('Send Test')
})

When('{word} unsubscribes', async function (this: World, name: string) {
  await (await this.phone(name)).presses('Unsubscribe')
})

When("{word} signs in on {word}'s phone", async function (this: World, name: string, owner: string) {
  const phone = await this.phone(owner)
  await phone.isUsedBy(await this.member(name))
  await phone.opensSettings()
})

When('{word} signs out on her phone', async function (this: World, name: string) {
  await (await this.phone(name)).signsOut()
})

When(
  '{word} forces her phone to load the app anew and signs out',
  async function (this: World, name: string) {
    await (await this.phone(name)).signsOut({ pastWorker: true })
  },
)

When('{word} signs in on her phone again', async function (this: World, name: string) {
  const phone = await this.phone(name)
  await phone.isUsedBy(await this.member(name))
  await phone.opensSettings()
})

Then("{word}'s notifications are {string}", async function (this: World, name: string, status: string) {
  await expect((await this.phone(name)).card.getByText(status, { exact: true })).toBeVisible()
})

Then('{word} reads what she would agree to', async function (this: World, name: string) {
  await expect((await this.phone(name)).card).toContainText('your points, rewards and offers')
})

Then('{word} reads how to unblock notifications', async function (this: World, name: string) {
  await expect((await this.phone(name)).card).toContainText('allow notifications')
})

Then("{word}'s phone says {string}", async function (this: World, name: string, title: string) {
  await (await this.phone(name)).says(title)
})

Then(
  "{word}'s phone says {string}: {string}",
  async function (this: World, name: string, title: string, text: string) {
    await (await this.phone(name)).says(title, text)
  },
)

Then(
  "{word}'s phone shows {string}: {string}",
  async function (this: World, name: string, title: string, text: string) {
    const phone = await this.phone(name)
    await phone.getsWhatWasSent()
    await phone.shows(title, text)
  },
)

Then('a tap on it opens the app at {string}', async function (this: World, path: string) {
  expect(await (await this.phone('Mia')).tapsNotification()).toBe(`${this.clinic.url}${path}`)
})

Then("the clinic can reach none of {word}'s devices", async function (this: World, name: string) {
  await expect.poll(() => reached(this, name)).toBe(0)
})

Then(
  "the clinic can reach {int} of {word}'s devices",
  async function (this: World, count: number, name: string) {
    await expect.poll(() => reached(this, name)).toBe(count)
  },
)

async function reached(world: World, name: string): Promise<number> {
  const { id } = await world.member(name)
  const news = { title: 'Velora', message: 'There is news.', url: '/', tag: 'news' } as const
  return (await world.clinic.modules.messaging.pushTo(id, news)).sent
}

Then(
  '{word} reads {string}, {string} and {string}',
  async function (this: World, name: string, first: string, second: string, third: string) {
    for (const text of [first, second, third]) await (await this.phone(name)).says(text)
  },
)

Then('{word} is not offered to set up notifications', async function (this: World, name: string) {
  await expect(
    (await this.phone(name)).card.getByRole('button', { name: 'Set Up Notifications' }),
  ).toHaveCount(0)
})

When('{word} installs the app', async function (this: World, name: string) {
  await (await this.phone(name)).presses('Install App')
})

Then('the app is installed', async function (this: World) {
  await expect((await this.phone('Mia')).page.locator('html[data-installed=yes]')).toHaveCount(1)
})

When("{word}'s phone asks what the app is called", async function (this: World, name: string) {
  const { page } = await this.phone(name)
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  calledName = (await (await page.request.get(address ?? '')).json()).short_name
})

Then('it is called {string}', (name: string) => {
  expect(calledName).toBe(name)
})
