import { Given, Then, When } from '@cucumber/cucumber'
import { ForgetfulMember } from '../../support/actors/forgetful-member.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const known = new WeakMap<object, ForgetfulMember>()

async function forgetful(world: World, name: string): Promise<ForgetfulMember> {
  const member = await world.member(name)
  const forgetfulMember = known.get(member) ?? new ForgetfulMember(member, world.clinic)
  known.set(member, forgetfulMember)
  return forgetfulMember
}

Given('{word} has asked for a reset link', async function (this: World, name: string) {
  await (await forgetful(this, name)).hasAskedForLink()
})

Given(
  '{word} has used the link for the password {string}',
  async function (this: World, name: string, password: string) {
    await (await forgetful(this, name)).hasUsedLink(password)
  },
)

Given('an hour has passed', function (this: World) {
  this.clinic.letAnHourPass()
})

When('{word} asks for a reset link', async function (this: World, name: string) {
  const member = await forgetful(this, name)
  await member.saysPasswordIsForgotten()
  await member.asksForLink()
})

When('{word} asks for a reset link for {string}', async function (this: World, name: string, email: string) {
  const member = await forgetful(this, name)
  await member.saysPasswordIsForgotten(email)
  await member.asksForLink()
})

When('{word} asks for a reset link without a signal', async function (this: World, name: string) {
  const member = await forgetful(this, name)
  await member.saysPasswordIsForgotten()
  await (await this.member(name)).losesSignal()
  await member.asksForLink()
})

When(
  '{word} chooses the password {string} with the link',
  async function (this: World, name: string, password: string) {
    const member = await forgetful(this, name)
    await member.choosesPassword(member.newestLink(), password)
  },
)

When(
  '{word} chooses the password {string} with the first of the links',
  async function (this: World, name: string, password: string) {
    const member = await forgetful(this, name)
    await member.choosesPassword(member.firstLink(), password)
  },
)

When(
  '{word} types {string} and then {string} as her new password',
  async function (this: World, name: string, password: string, repeated: string) {
    const member = await forgetful(this, name)
    await member.choosesPassword(member.newestLink(), password, repeated)
  },
)

When('{word} opens the link', async function (this: World, name: string) {
  await (await this.member(name)).page.goto((await forgetful(this, name)).newestLink())
})

When('{word} opens a link that lost its end', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/reset-password')
})

Then('the password {string} lets {word} in', async function (this: World, password: string, name: string) {
  const member = await this.member(name)
  await member.signsIn(password)
  await expect(member.page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
})

Then('{word} is signed out on her phone', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Join VIP Program / Log in' })).toBeVisible()
})

Then('{word} can choose a password', async function (this: World, name: string) {
  await expect((await this.member(name)).page.getByRole('button', { name: 'Reset Password' })).toBeVisible()
})

Then("the address on {word}'s phone keeps no secret", async function (this: World, name: string) {
  await expect((await this.member(name)).page).toHaveURL(/\/reset-password$/)
})

// Jobs run in order: once Mia's email is there, Noor's would be, too.
Then(
  '{word} gets no mail after {word} has got hers',
  async function (this: World, name: string, other: string) {
    await (await forgetful(this, other)).hasAskedForLink()
    await (await forgetful(this, name)).hasGotNoMail()
  },
)

Then("{word}'s email is still there", async function (this: World, name: string) {
  const member = await this.member(name)
  await expect(member.page.getByLabel('Email', { exact: true })).toHaveValue(member.email)
})
