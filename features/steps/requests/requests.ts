import { Given, Then, When } from '@cucumber/cucumber'
import {
  fillsInForm,
  fillsInRequest,
  hasFilledIn,
  looksAtRequests,
  requestFor,
  sendsRequest,
} from '../../support/actors/request-points.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

async function newestPending(world: World): Promise<string> {
  const [pending] = await world.clinic.modules.requests.listPending(1, undefined)
  if (!pending) throw new Error('Nothing is pending.')
  return pending.id
}

Given(
  '{word} has asked for the points of {string}',
  async function (this: World, name: string, service: string) {
    await this.clinic.modules.requests.requestPoints((await this.member(name)).id, {
      serviceId: await this.clinic.serviceOf(service),
      treatmentDate: undefined,
      notes: undefined,
    })
  },
)

Given("Ines has approved Mia's request: {string}", async function (this: World, adminNotes: string) {
  const requestId = await newestPending(this)
  const approval = { requestId, adminNotes, allowDuplicate: false, actor: 'staff:ines' }
  await this.clinic.modules.requests.approveRequest(approval)
})

Given("Ines has denied Mia's request: {string}", async function (this: World, adminNotes: string) {
  const requestId = await newestPending(this)
  await this.clinic.modules.requests.denyRequest({ requestId, adminNotes, actor: 'staff:ines' })
})

Given(
  '{word} has filled in a request for {string}, {string}',
  async function (this: World, name: string, service: string, note: string) {
    await fillsInRequest(await this.member(name), { service, note })
  },
)

When(
  '{word} asks for the points of {string} on {word}, {string}',
  async function (this: World, name: string, service: string, day: string, note: string) {
    const member = await this.member(name)
    await fillsInRequest(member, { service, day, note })
    await sendsRequest(member)
  },
)

When('{word} asks for the points of {string}', async function (this: World, name: string, service: string) {
  const member = await this.member(name)
  await fillsInRequest(member, { service })
  await sendsRequest(member)
})

When('{word} sends a request without a treatment', async function (this: World, name: string) {
  const member = await this.member(name)
  await fillsInRequest(member, {})
  await sendsRequest(member)
})

When('{word} sends it without a signal', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.losesSignal()
  await sendsRequest(member)
})

When('{word} sends it, hears nothing and sends it again', async function (this: World, name: string) {
  const member = await this.member(name)
  let lost = 0
  await member.page.route('**/api/service-requests', async route => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await sendsRequest(member)
  await member.isTold('Request Failed')
  await sendsRequest(member)
  await member.isTold('Request Sent')
  expect(lost).toBe(1)
})

When('{word} sends it after her session ended elsewhere', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.hearsNothingLive()
  await this.clinic.endSessions()
  await sendsRequest(member)
})

When(
  '{word} requests points from the card of {string} on the menu',
  async function (this: World, name: string, service: string) {
    const { page } = await this.member(name)
    await page.goto('/services')
    await page.getByRole('heading', { name: service, exact: true }).click()
    await page.getByRole('link', { name: `Request points for ${service}` }).click()
  },
)

When(
  '{word} chooses {string} instead, {string}, and opens the screen anew',
  async function (this: World, name: string, service: string, note: string) {
    const member = await this.member(name)
    await fillsInForm(member, { service, note })
    await member.page.reload()
  },
)

When('{word} looks at her requests', async function (this: World, name: string) {
  await looksAtRequests(await this.member(name))
})

When('{word} opens the screen for requests', async function (this: World, name: string) {
  await (await this.member(name)).page.goto('/request-points')
})

Then(
  "{word}'s request for {string} is {string}",
  async function (this: World, name: string, service: string, status: string) {
    await expect(requestFor(await this.member(name), service)).toContainText(status)
  },
)

Then(
  "{word}'s request for {string} is {string} with {string}",
  async function (this: World, name: string, service: string, status: string, points: string) {
    const request = requestFor(await this.member(name), service)
    await expect(request).toContainText(status)
    await expect(request).toContainText(points)
  },
)

Then('{string} is chosen already for {word}', async function (this: World, service: string, name: string) {
  const { page } = await this.member(name)
  await expect(page.getByLabel('Service').locator('option:checked')).toContainText(service)
})

Then(
  "{word}'s request with {string} and {string} is still there",
  async function (this: World, name: string, service: string, note: string) {
    await hasFilledIn(await this.member(name), { service, note })
  },
)

Then('{word} has {int} request', async function (this: World, name: string, count: number) {
  const member = await this.member(name)
  await looksAtRequests(member)
  const list = member.page.getByRole('list', { name: 'Your requests' })
  await expect(list.getByRole('listitem')).toHaveCount(count)
})

Then(
  "after signing in {word}'s request with {string} and {string} is still there",
  async function (this: World, name: string, service: string, note: string) {
    const member = await this.member(name)
    await member.signsInHere()
    await expect(member.page).toHaveURL(/\/request-points$/)
    await hasFilledIn(member, { service, note })
  },
)

Then('signing in leads {word} back to her requests', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.page
    .getByRole('main')
    .getByRole('link', { name: /log in/i })
    .click()
  await member.signsInHere()
  await expect(member.page.getByRole('heading', { name: 'Your requests' })).toBeVisible()
})
