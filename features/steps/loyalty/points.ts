import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

Given('{word} starts with {int} points', async function (this: World, name: string, points: number) {
  await this.clinic.award((await this.member(name)).email, 'Dermaplaning', points)
})

Given(
  '{word} has checked in with {string} on {word}',
  async function (this: World, name: string, description: string, day: string) {
    this.clinic.setDay(day)
    await this.clinic.modules.loyalty.checkIn(
      (await this.member(name)).id,
      await this.clinic.codeOf(description),
    )
  },
)

Given('a day has passed', function (this: World) {
  this.clinic.letADayPass()
})

Given('the code {string} is no longer in use', async function (this: World, description: string) {
  this.retiredCode = await this.clinic.codeOf(description)
  await this.clinic.retireCode(description)
})

Given("{word}'s phone gives no camera", async function (this: World, name: string) {
  await (await this.member(name)).deniesCamera()
})

Given("somebody else answers in the clinic's place", async function (this: World) {
  await (await this.member('Mia')).isAnsweredBySomebodyElse()
})

Given(
  'the clinic answers a check-in without success: {string}',
  async function (this: World, message: string) {
    await (await this.member('Mia')).isAnswered({
      success: false,
      pointsEarned: 0,
      message,
      pointsBalance: 0,
    })
  },
)

When(
  '{word} scans the code {string} with a clock that is {int} minutes behind',
  async function (this: World, name: string, description: string, minutes: number) {
    const member = await this.member(name)
    member.minutesOff = -minutes
    await member.scans(await this.clinic.codeOf(description))
  },
)

When('{word} scans the code {string}', async function (this: World, name: string, description: string) {
  const code = this.retiredCode ?? (await this.clinic.codeOf(description))
  await (await this.member(name)).scans(code)
})

When(
  '{word} scans the code {string} from the home screen',
  async function (this: World, name: string, description: string) {
    await (await this.member(name)).scans(await this.clinic.codeOf(description), '/')
  },
)

When(
  '{word} scans the picture of {string} from the test page',
  async function (this: World, name: string, description: string) {
    const member = await this.member(name)
    await member.scansTestPage(description)
  },
)

When(
  '{word} scans something else that says {string}',
  async function (this: World, name: string, text: string) {
    await (await this.member(name)).scans(text)
  },
)

When('{word} scans a link of {int} characters', async function (this: World, name: string, length: number) {
  await (await this.member(name)).scans('https://example.com/'.padEnd(length, 'x'))
})

When('{word} wants to scan', async function (this: World, name: string) {
  await (await this.member(name)).opensScanner()
})

When('{word} opens the check-in screen', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/checkin')
})

Then('{word} is asked to sign in first', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByRole('main').getByRole('link', { name: /log in/i })).toHaveAttribute(
    'href',
    /^\/auth/,
  )
})

Then('{word} is told {string}', async function (this: World, name: string, title: string) {
  await (await this.member(name)).isTold(title)
})

Then(
  '{word} is told {string}: {string}',
  async function (this: World, name: string, title: string, text: string) {
    await (await this.member(name)).isTold(title, text)
  },
)

Then('{word} reads {string}', async function (this: World, name: string, text: string) {
  await (await this.member(name)).reads(text)
})

Then('{word} has {int} points', async function (this: World, name: string, points: number) {
  expect(await (await this.member(name)).pointsOnScreen()).toBe(points)
})
