import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const newAddresses = new WeakMap<World, string>()

When('{word} changes her email address to {string}', async function (this: World, name: string, to: string) {
  const { page, email } = await this.member(name)
  await page.goto('/profile')
  await page.getByRole('button', { name: email }).click()
  await page.getByLabel('New email address').fill(to)
  await page.getByRole('button', { name: 'Send Codes' }).click()
  newAddresses.set(this, to)
})

async function enters(world: World, name: string, inOrder: (codes: string[]) => string[]) {
  const { page, email } = await world.member(name)
  const codeTo = async (address: string) => {
    const mails = await world.clinic.modules.messaging.listSandboxInbox(50, undefined)
    const lines = mails.filter(({ to }) => to.email === address).flatMap(mail => mail.contents?.lines ?? [])
    return lines.flatMap(line => /^Your code is (\d{6})/.exec(line)?.[1] ?? [])
  }
  const addresses = [newAddresses.get(world) ?? '', email]
  for (const address of addresses) await expect.poll(() => codeTo(address)).toHaveLength(1)
  const codes = inOrder((await Promise.all(addresses.map(codeTo))).flat())
  for (const [n, address] of addresses.entries())
    await page.getByLabel(`Code sent to ${address}`).fill(codes[n] ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

When(
  '{word} enters the codes that were mailed to both addresses',
  async function (this: World, name: string) {
    await enters(this, name, codes => codes)
  },
)

When(
  '{word} mixes up the codes that were mailed to both addresses',
  async function (this: World, name: string) {
    await enters(this, name, codes => codes.toReversed())
  },
)

Then('{word} can sign in with {string}', async function (this: World, name: string, email: string) {
  const { page, password } = await this.member(name)
  const answer = await page.request.post('/api/auth/login', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { email, password },
  })
  expect(answer.status()).toBe(200)
})
