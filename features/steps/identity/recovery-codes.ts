import { Given, Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const papers = new WeakMap<World, string>()

When('{word} makes recovery codes in her profile', async function (this: World, name: string) {
  const { page } = await this.member(name)
  await page.goto('/profile')
  await page.getByRole('button', { name: /^Passkeys/ }).click()
  await page.getByRole('button', { name: 'Create Recovery Codes' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  papers.set(this, await codes.first().innerText())
  await page.getByRole('button', { name: 'I’ve Saved Them' }).click()
})

When('{word} signs in with the first of them', async function (this: World, name: string) {
  const member = await this.member(name)
  await member.beSignedOut()
  const { page, email } = member
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Use a Recovery Code' }).click()
  const form = page.getByRole('form', { name: 'Recovery Code' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Recovery code').fill(papers.get(this) ?? '')
  const answered = page.waitForResponse('**/api/auth/recovery-code')
  await form.getByRole('button', { name: 'Sign In' }).click()
  if ((await answered).ok()) await page.waitForURL('/')
})

Given('Olga has made recovery codes', async function (this: World) {
  const { page } = await this.office()
  const answer = await page.request.post('/api/admin/own-recovery-codes', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  const { codes } = (await answer.json()) as { codes: string[] }
  papers.set(this, codes[0] ?? '')
})

When('Olga opens the staff area elsewhere with the first of them', async function (this: World) {
  const gate = await this.gate()
  await gate.isThere()
  await gate.page.getByRole('button', { name: 'Use a Recovery Code' }).click()
  await gate.page.getByLabel('Recovery code').fill(papers.get(this) ?? '')
  await gate.page.getByRole('button', { name: 'Open Admin Panel' }).click()
})

Then('the staff area is open there for Olga as owner', async function (this: World) {
  await expect((await this.gate()).page.getByText('Olga, owner')).toBeVisible()
})

Then('the audit log says that Olga used a recovery code', async function (this: World) {
  const { entries } = await this.clinic.modules.identity.listAudit(
    { action: 'useRecoveryCode' },
    10,
    undefined,
  )
  expect(entries.map(({ subject }) => subject)).toEqual(['recovery code of Olga, 9 left'])
})
