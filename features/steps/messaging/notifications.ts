import { Given, Then, When } from '@cucumber/cucumber'
import type { Member } from '../../support/actors/member.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const bell = ({ page }: Member) => page.getByRole('button', { name: /^Notifications/ })
const dialog = ({ page }: Member) => page.getByRole('dialog', { name: 'Notifications' })
const rows = (member: Member) => dialog(member).getByRole('listitem')

Given('the clinic has told {word} {int} things', async function (this: World, name: string, count: number) {
  const { id } = await this.member(name)
  for (let n = 1; n <= count; n++) {
    this.clinic.letASecondPass()
    await this.clinic.modules.messaging.notifyMember(id, {
      title: `Note ${n}.`,
      message: 'Hello',
      type: 'GENERAL',
    })
  }
})

Given('{word} has looked at her notifications', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.page.goto('/')
  await bell(member).click()
  await expect(bell(member)).toHaveAccessibleName('Notifications')
})

Given('{word} uses a computer', async function (this: World, name: string) {
  await (await this.member(name)).page.setViewportSize({ width: 1280, height: 800 })
})

When('{word} looks at her notifications', async function (this: World, name: string) {
  await bell(await this.member(name)).click()
})

Then("{word}'s bell counts {int}", async function (this: World, name: string, count: number) {
  const label = count === 0 ? 'Notifications' : `Notifications, ${count} unread`
  // Behind the open list, the bell can't be clicked, but it can be read.
  const button = (await this.member(name)).page.locator(`button[aria-label="${label}"]`)
  await expect(button).toBeVisible()
})

Then(
  "{word}'s newest notification is {string}, marked as new",
  async function (this: World, name: string, title: string) {
    const member = await this.member(name)
    await bell(member).click()
    await expect(rows(member).first()).toContainText(title)
    await expect(rows(member).first()).toContainText('New')
  },
)

Then(
  "{word}'s newest notification is {string}, not marked as new",
  async function (this: World, name: string, title: string) {
    const member = await this.member(name)
    await bell(member).click()
    await expect(rows(member).first()).toContainText(title)
    await expect(rows(member).first()).not.toContainText('New')
  },
)

Then(
  '{word} sees {int}, then {int}, then {int} of them, the newest first',
  async function (this: World, name: string, first: number, second: number, all: number) {
    const member = await this.member(name)
    await expect(rows(member)).toHaveCount(first)
    await expect(rows(member).first()).toContainText(`Note ${all}.`)
    for (const count of [second, all]) {
      await dialog(member).getByRole('button', { name: 'Show more' }).click()
      await expect(rows(member)).toHaveCount(count)
    }
    await expect(rows(member).last()).toContainText('Note 1.')
    await expect(dialog(member).getByRole('button', { name: 'Show more' })).toHaveCount(0)
  },
)
