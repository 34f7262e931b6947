import { After, Given, When } from '@cucumber/cucumber'
import { Finger } from '../../support/actors/finger.ts'
import { expect } from '../../support/expect.ts'
import { staffCode } from '../../support/starting-clinic.ts'
import type { World } from '../../support/world.ts'

const fingers = new WeakMap<World, Finger>()

function fingerOf(world: World): Finger {
  const finger = fingers.get(world)
  if (!finger) throw new Error('No device knows a finger.')
  return finger
}

After(async function (this: World) {
  await fingers.get(this)?.isForgotten()
})

Given("{word}'s phone knows her finger", async function (this: World, name: string) {
  const { page, email, password } = await this.member(name)
  const finger = await Finger.on(page, this.clinic)
  await finger.sends('/api/auth/login', { email, password })
  fingers.set(this, finger)
})

Given("Ines's computer knows her finger", async function (this: World) {
  const { page } = await this.gate()
  const finger = await Finger.on(page, this.clinic)
  await finger.sends('/api/admin/verify', { code: staffCode })
  fingers.set(this, finger)
})

const add = async ({ page }: Finger) => {
  await page.getByRole('button', { name: 'Add a Passkey' }).click()
  await expect(page.getByText('Passkey added').first()).toBeVisible()
}

When('{word} adds a passkey in her profile', async function (this: World, _name: string) {
  const finger = fingerOf(this)
  await finger.opens('/profile')
  await finger.page.getByRole('button', { name: /^Passkeys/ }).click()
  await add(finger)
})

When('{word} removes it again', async function (this: World, _name: string) {
  const { page } = fingerOf(this)
  await page.getByRole('list', { name: 'Passkeys' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove Passkey' }).click()
  await expect(page.getByText('Passkey removed').first()).toBeVisible()
})

When('{word} signs out and in again by touch', async function (this: World, _name: string) {
  const finger = fingerOf(this)
  await finger.sends('/api/auth/logout')
  await finger.opens('/')
  await finger.page.getByRole('heading', { name: /^Welcome/ }).scrollIntoViewIfNeeded()
  await finger.presses('Sign In with a Passkey')
})

When('Ines adds a passkey to her sign-in', async function (this: World) {
  const finger = fingerOf(this)
  await finger.opens('/admin/sign-in')
  await add(finger)
})

When('Ines opens it again by touch', async function (this: World) {
  await fingerOf(this).presses('Open with a Passkey')
})
