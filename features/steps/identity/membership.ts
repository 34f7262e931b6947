import { Given, Then, When } from '@cucumber/cucumber'
import type { Joining } from '../../support/actors/member.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

let typed: Joining

Given('{word} is a member', async function (this: World, name: string) {
  await (await this.member(name)).becomeMember()
})

Given('{word} is signed in', async function (this: World, name: string) {
  await (await this.member(name)).beSignedIn()
})

Given('{word} has signed out', async function (this: World, name: string) {
  await (await this.member(name)).beSignedOut()
})

When(
  '{word} joins with {string} and the password {string}',
  async function (this: World, name: string, email: string, password: string) {
    const member = await this.member(name)
    await member.fillJoining({ email, password })
    await member.joinButton().click()
  },
)

When(
  '{word} tries to join with the password {string}',
  async function (this: World, name: string, password: string) {
    const member = await this.member(name)
    typed = await member.fillJoining({ password })
    await member.joinButton().click()
  },
)

When(
  '{word} tries to join with the email {string}',
  async function (this: World, name: string, email: string) {
    const member = await this.member(name)
    typed = await member.fillJoining({ email })
    await member.joinButton().click()
  },
)

When(
  '{word} tries to join with the email of {word} in capital letters',
  async function (this: World, name: string, other: string) {
    const member = await this.member(name)
    typed = await member.fillJoining({ email: (await this.member(other)).email.toUpperCase() })
    await member.joinButton().click()
  },
)

When('{word} tries to join without a first name', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.fillJoining({ firstName: ' ' })
  await member.joinButton().click()
})

When('{word} tries to join without a last name', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.fillJoining({ lastName: ' ' })
  await member.joinButton().click()
})

Then(
  "{word}'s first name, last name and {word} are still there",
  async function (this: World, name: string, other: string) {
    const { page } = await this.member(name)
    await expect(page.getByLabel('First name')).toHaveValue(typed.firstName)
    await expect(page.getByLabel('Last name')).toHaveValue(typed.lastName)
    const field = other === 'password' ? 'Password' : 'Email'
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(
      other === 'password' ? typed.password : typed.email,
    )
  },
)

When('{word} signs in', async function (this: World, name: string) {
  await (await this.member(name)).signsIn()
})

When('{word} signs in from the quick sign-in card', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.page.goto('/')
  const card = member.page.getByRole('form', { name: 'Sign In' })
  await member.page.getByRole('heading', { name: /^Welcome/ }).scrollIntoViewIfNeeded()
  await card.getByLabel('Email', { exact: true }).fill(member.email)
  await card.getByLabel('Password', { exact: true }).fill(member.password)
  await card.getByRole('button', { name: 'Sign In', exact: true }).click()
})

When('{word} types her email only', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.fillSignIn(member.email, '')
})

Then("{word} can't sign in yet", async function (this: World, name: string) {
  await expect((await this.member(name)).signInButton()).toBeDisabled()
})

When(
  '{word} tries to sign in with the password {string}',
  async function (this: World, name: string, password: string) {
    const member = await this.member(name)
    await member.signsIn(password)
    typed = { firstName: '', lastName: '', email: member.email, password }
  },
)

When('{word} tries to sign in without a signal', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.fillSignIn(member.email, member.password)
  await member.losesSignal()
  await member.signInButton().click()
  typed = { firstName: '', lastName: '', email: member.email, password: member.password }
})

Then('an alert says {string}', async function (this: World, text: string) {
  const member = await this.member('Mia')
  await expect.poll(() => member.alerts).toContain(text)
})

Then("{word}'s email and password are still there", async function (this: World, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(typed.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(typed.password)
})

Then('{word} is greeted by name', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
})

Given('the clinic can’t say whose membership it is', async function (this: World) {
  const { page } = await this.member('Mia')
  await page.route('**/api/auth/user', route => route.fulfill({ status: 503, json: { message: 'Later.' } }))
})

When('{word} signs out', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.goto('/')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.unroute('**/api/auth/user')
})

Then('{word} sees the landing screen', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByRole('link', { name: 'Join VIP Program / Log in' })).toBeVisible()
})

When('{word} opens the sign-in screen', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/auth')
})

Then('{word} is asked to join', async function (this: World, name: string) {
  await expect((await this.member(name)).joinButton()).toBeVisible()
})

Then('{word} is asked to sign in', async function (this: World, name: string) {
  await expect((await this.member(name)).signInButton()).toBeVisible()
})
