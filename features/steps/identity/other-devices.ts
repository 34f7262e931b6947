import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const elsewhere = new WeakMap<World, string>()

const ask = async ({ clinic }: World, path: string, init: RequestInit = {}) =>
  fetch(clinic.url + path, {
    ...init,
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', ...init.headers },
  })

Given('{word} is also signed in on the tablet at home', async function (this: World, name: string) {
  const { email, password } = await this.member(name)
  const body = JSON.stringify({ email, password })
  const answer = await ask(this, '/api/auth/login', { method: 'POST', body })
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])
  elsewhere.set(this, cookies.join('; '))
})

When('{word} signs out everywhere else', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
})

Then('the tablet at home is signed out', async function (this: World) {
  const answer = await ask(this, '/api/auth/user', { headers: { Cookie: elsewhere.get(this) ?? '' } })
  expect(answer.status).toBe(401)
})

Then('{word} is still signed in', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
})

Then('{word} is not offered to sign out elsewhere', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Sign Out Everywhere Else' })).toHaveCount(0)
})
