import { Then } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const toldOf = async (world: World, name: string) => {
  const { email } = await world.member(name)
  const mails = await world.clinic.modules.messaging.listSandboxInbox(50, undefined)
  return mails.filter(({ to, subject }) => to.email === email && subject === 'New sign-in to your account')
    .length
}

Then('{word} is mailed that a device is new to her account', async function (this: World, name: string) {
  await expect.poll(() => toldOf(this, name)).toBe(1)
})

Then('{word} is not mailed that a device is new to her account', async function (this: World, name: string) {
  const { email } = await this.member(name)
  const count = this.clinic.app.database.statement<{ count: number }>(
    'count-mails-to',
    'select count(*)::int as count from messaging.mail where to_email = $1',
  )
  expect(await count(email)).toEqual([{ count: 0 }])
})
