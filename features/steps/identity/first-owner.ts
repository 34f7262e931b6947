import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

Given('somebody has opened the link of the first start', async function (this: World) {
  const link = await firstLink(this)
  const token = link.split('=')[1] ?? ''
  await this.clinic.modules.identity.openSignInLink({ token, name: undefined, address: '' })
})

When(
  'Olga opens the link of the first start and says she is {string}',
  async function (this: World, name: string) {
    await (await this.gate()).opensLink(await firstLink(this), name)
  },
)

When('Olga looks at the link of the first start', async function (this: World) {
  await (await this.gate()).looksAtLink(await firstLink(this))
})

Then('Olga reads the code for next time', async function (this: World) {
  const { page } = await this.gate()
  await expect(page.getByRole('heading', { name: /^\d{4} \d{4}$/ })).toBeVisible()
})

Then('the staff area is open for {string} as owner', async function (this: World, name: string) {
  const { page } = await this.gate()
  await page.getByRole('link', { name: 'I’ve Written It Down' }).click()
  await expect(page.getByText(`${name}, owner`)).toBeVisible()
})

Then('Olga reads {string} at the gate', async function (this: World, words: string) {
  await expect((await this.gate()).page.getByText(words).first()).toBeVisible()
})

Then('nobody owns the clinic yet', async function (this: World) {
  const owners = (await this.clinic.modules.identity.listStaff()).filter(({ role }) => role === 'owner')
  expect(owners).toEqual([])
})

const links = new WeakMap<World, string>()

/** The same one throughout an example. */
async function firstLink(world: World): Promise<string> {
  const known = links.get(world)
  if (known) return known
  const link = await world.clinic.modules.identity.issueFirstLink()
  if (!link) throw new Error('Somebody owns this clinic.')
  const { pathname, hash } = new URL(link.url)
  links.set(world, pathname + hash)
  return pathname + hash
}
