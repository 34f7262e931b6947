import { Given, Then, When } from '@cucumber/cucumber'
import { intakeOf } from '../../../tests/support/intakes.ts'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const ways: Readonly<Record<string, string>> = {
  adds: 'Add to the balance',
  subtracts: 'Subtract from the balance',
}

async function readings(world: World, memberName: string): Promise<string[]> {
  const found = world.clinic.app.database.statement<{ who: string }>(
    'readings-of-answers',
    `select staff_name as who from identity.audit_entry where action = 'readIntake' and member_id = $1`,
  )
  return (await found((await world.member(memberName)).id)).map(({ who }) => who)
}

Given(
  '{word} is known to be allergic to {string}',
  async function (this: World, name: string, allergies: string) {
    const member = await this.member(name)
    await member.beSignedIn()
    const answer = await member.page.request.post('/api/user/hipaa-intake', {
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      data: intakeOf({ allergies, hipaaConsentDate: '2026-11-20T18:00:00.000Z' }),
    })
    expect(answer.status()).toBe(200)
  },
)

Given('Ines has sent {word} the 10% offer', async function (this: World, name: string) {
  await this.clinic.modules.loyalty.sendOffer((await this.member(name)).id)
})

Given("the patient list can't be reached", async function (this: World) {
  const { page } = await this.colleague('Ines')
  await page.route('**/api/admin/users?*', route => route.fulfill({ status: 503, json: { message: 'Away' } }))
})

When('Ines opens the patients', async function (this: World) {
  await (await this.colleague('Ines')).page.reload()
})

When('Ines looks for {string} among the patients', async function (this: World, words: string) {
  await (await this.colleague('Ines')).looksForPatient(words)
})

When('Ines locks the area and opens it again', async function (this: World) {
  await (await this.colleague('Ines')).locksAndOpens()
})

When('Ines orders the patients by {string}', async function (this: World, order: string) {
  await (await this.colleague('Ines')).page
    .getByRole('columnheader', { name: order })
    .getByRole('button')
    .click()
})

When(
  "Ines {word} {int} points to/from {word}'s balance: {string}",
  async function (this: World, way: string, points: number, name: string, reason: string) {
    await (await this.colleague('Ines')).adjustsPoints(
      await this.member(name),
      ways[way] ?? '',
      points,
      reason,
    )
  },
)

When(
  "Ines adds {int} points to {word}'s balance: {string}, hears nothing and tries again",
  async function (this: World, points: number, name: string, reason: string) {
    const ines = await this.colleague('Ines')
    let lost = 0
    await ines.page.route('**/api/admin/update-user-points', async route => {
      if (lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      return route.abort('connectionreset')
    })
    await ines.adjustsPoints(await this.member(name), 'Add to the balance', points, reason)
    await ines.learns('Update Failed')
    await ines.updatesPoints()
    expect(lost).toBe(1)
  },
)

When(
  "Ines sets {word}'s points to {int}: {string}",
  async function (this: World, name: string, points: number, reason: string) {
    const ines = await this.colleague('Ines')
    await ines.adjustsPoints(await this.member(name), 'Set the balance to', points, reason)
    await ines.learns('Points Updated Successfully!')
  },
)

When('Ines sends {word} the 10% offer', async function (this: World, name: string) {
  await (await this.colleague('Ines')).sendsOffer(await this.member(name))
})

When("Dr. Ruiz reads {word}'s medical answers", async function (this: World, name: string) {
  const ruiz = await this.colleague('Dr. Ruiz')
  await ruiz.looksAtDetails(await this.member(name))
  await ruiz.page.getByRole('button', { name: 'Show Medical Answers' }).click()
})

When("{word} looks at {word}'s details", async function (this: World, colleague: string, name: string) {
  await (await this.colleague(colleague)).looksAtDetails(await this.member(name))
})

Then('Ines finds only {word}', async function (this: World, name: string) {
  const ines = await this.colleague('Ines')
  await expect(ines.patients()).toHaveCount(1)
  await expect(ines.patient(await this.member(name))).toBeVisible()
})

Then('Ines finds nobody', async function (this: World) {
  await (await this.colleague('Ines')).learns('No patients found')
})

Then('Ines sees {word} before {word}', async function (this: World, first: string, second: string) {
  const ines = await this.colleague('Ines')
  const names = [(await this.member(first)).fullName, (await this.member(second)).fullName]
  await expect.poll(() => ines.patients().evaluateAll(all => all.map(one => one.textContent))).toEqual(names)
})

Then('Ines learns {string}', async function (this: World, title: string) {
  await (await this.colleague('Ines')).learns(title)
})

Then('Ines learns {string}: {string}', async function (this: World, title: string, text: string) {
  const ines = await this.colleague('Ines')
  await ines.learns(title)
  await ines.learns(text)
})

Then('after {string} Ines sees {word}', async function (this: World, button: string, name: string) {
  const ines = await this.colleague('Ines')
  await ines.page.unroute('**/api/admin/users?*')
  await ines.page.getByRole('button', { name: button, exact: true }).click()
  await expect(ines.patient(await this.member(name))).toBeVisible()
})

Then('Ines sees {word} with {int} points', async function (this: World, name: string, points: number) {
  const ines = await this.colleague('Ines')
  await expect(ines.patient(await this.member(name)).getByText(String(points), { exact: true })).toBeVisible()
})

Then("{word}'s notifications begin with {string}", async function (this: World, name: string, title: string) {
  const { page } = await this.member(name)
  await page.goto('/')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const newest = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()
  await expect(newest).toContainText(title)
})

Then(
  '{word} has the voucher {string} until {string}',
  async function (this: World, name: string, title: string, until: string) {
    const member = await this.member(name)
    await member.beSignedIn()
    await member.looksAtRewards()
    const vouchers = member.page.getByRole('region', { name: 'My vouchers' })
    await expect(vouchers).toContainText(title)
    await expect(vouchers).toContainText(`Ends soon: ${until}`)
  },
)

Then('Dr. Ruiz sees {string}', async function (this: World, text: string) {
  await (await this.colleague('Dr. Ruiz')).learns(text)
})

Then('Olga does not see {string}', async function (this: World, text: string) {
  await expect((await this.colleague('Olga')).page.getByText(text)).toHaveCount(0)
})

Then("Ines has no way to {word}'s medical answers", async function (this: World, name: string) {
  const { page } = await this.colleague('Ines')
  await expect(page.getByText(/medical answers/i)).toHaveCount(0)
  const answer = await page.request.get(`/api/admin/users/${(await this.member(name)).id}/intake`)
  expect(answer.status()).toBe(403)
})

Then(
  "the audit log says that Dr. Ruiz read {word}'s medical answers",
  async function (this: World, name: string) {
    expect(await readings(this, name)).toEqual(['Dr. Ruiz'])
  },
)

Then("the audit log says nothing about {word}'s medical answers", async function (this: World, name: string) {
  expect(await readings(this, name)).toEqual([])
})

Then('Ines looks for nobody', async function (this: World) {
  const { page } = await this.colleague('Ines')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('rowheader', { name: 'Noor Haddad' })).toBeVisible()
})
