import { Given, Then, When } from '@cucumber/cucumber'
import { eventually } from '../../../tests/support/eventually.ts'
import { Visitor } from '../../support/actors/visitor.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const visitor = async (world: World, name: string) => new Visitor((await world.member(name)).page)

/** The visits and events that the clinic has stored; events by name. */
async function kept({ clinic }: World): Promise<string[]> {
  const rows = clinic.app.database.statement<{ kept: string }>(
    'kept-of-visits',
    "select event as kept from privacy.tracked_event union all select 'visit' from privacy.visit",
  )
  return (await rows()).map(row => row.kept)
}

Given('{word} has never been asked about cookies', async function (this: World, name: string) {
  await (await visitor(this, name)).forgetsChoice()
})

Given(
  '{word} has accepted all cookies {int} days ago',
  async function (this: World, name: string, days: number) {
    await (await visitor(this, name)).hasAccepted(days)
  },
)

When('{word} visits the app', async function (this: World, name: string) {
  await (await visitor(this, name)).opensApp()
})

When('{word} rejects all cookies', async function (this: World, name: string) {
  await (await visitor(this, name)).answers('Reject All')
})

When('{word} accepts all cookies', async function (this: World, name: string) {
  await (await visitor(this, name)).answers('Accept All')
})

When('{word} allows marketing only', async function (this: World, name: string) {
  await (await visitor(this, name)).allowsOnly('Marketing')
})

When('{word} rejects all cookies with the keyboard alone', async function (this: World, name: string) {
  await (await visitor(this, name)).answersByKeyboard('Reject All')
})

When('{word} follows the booking link', async function (this: World, name: string) {
  await (await visitor(this, name)).followsBookingLink()
})

When('{word} takes her consent back in the cookie settings', async function (this: World, name: string) {
  await expect.poll(() => kept(this)).toContain('booking link opened')
  await (await visitor(this, name)).takesConsentBack()
})

When('{word} takes her consent back while the signal is lost', async function (this: World, name: string) {
  await expect.poll(() => kept(this)).toContain('booking link opened')
  await (await visitor(this, name)).takesConsentBackOffline()
})

When('{word} opens the app with a signal again', async function (this: World, name: string) {
  await (await visitor(this, name)).opensApp()
})

When('{word} opens the app on a small phone', async function (this: World, name: string) {
  await (await visitor(this, name)).opensAppOnSmallPhone()
})

Then('{word} is asked about cookies', async function (this: World, name: string) {
  await expect((await visitor(this, name)).question()).toBeVisible()
})

Then('{word} is not asked about cookies', async function (this: World, name: string) {
  await (await visitor(this, name)).isNotAsked()
})

Then('{word} can join without answering the question', async function (this: World, name: string) {
  await (await visitor(this, name)).joinsBesideQuestion()
})

Then("the clinic has kept nothing of {word}'s visit", async function (this: World, _name: string) {
  await eventually(async () => expect(await kept(this)).toEqual([]))
})

Then('the clinic has kept that the booking link was opened', async function (this: World) {
  await expect.poll(() => kept(this)).toContain('booking link opened')
})
