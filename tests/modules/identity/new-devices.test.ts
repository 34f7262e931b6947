import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purging } from '#platform/scheduled-tasks/housekeeping.ts'
import { expiredMemberDevices } from '../../../src/modules/identity/devices/adapters/member-devices-in-database.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { codeOf, password } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { everyRow } from '../../support/rows.ts'

const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1',
}

describe.each(usualDatabases)('a device that is new to an account (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    // Without a mail server: signing in is the same, and the mail waits for nobody.
    app = await openTestApp({ database, now: '2026-11-20T18:00:00Z' })
  })
  afterAll(() => app.stop())

  const join = async (name: string) => {
    const browser = app.visitor()
    const email = `${name.toLowerCase()}@velora.test`
    const joined = await browser.post('/api/auth/register', { email, password, name })
    expect(joined.status, joined.text).toBe(200)
    return { browser, email }
  }
  const signIn = async (browser: Browser, email: string) => {
    const answer = await browser.post('/api/auth/login', { email, password }, phone)
    expect(answer.status, answer.text).toBe(200)
  }
  const mailsTo = async (email: string) =>
    (await app.database.run(
      'select subject, contents as lines from messaging.mail where to_email = $1 order by id',
      [email],
    )) as { subject: string; lines: string }[]

  it('is told to the member by mail, once, with when and what it was; the first one and known ones are not', async () => {
    const { browser, email } = await join('Dora')
    await signIn(browser, email)
    expect(await mailsTo(email)).toEqual([])
    const iphone = app.visitor()
    await signIn(iphone, email)
    const [told, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(told?.subject).toBe('New sign-in to your account')
    expect(told?.lines).toContain(
      'Someone signed in to your account from a new device or browser (Safari on an iPhone) on Friday, November 20, 2026 at 10:00 AM PST',
    )
    expect(told?.lines).toContain('Sign Out Everywhere Else')
    await iphone.post('/api/auth/logout')
    await signIn(iphone, email)
    await signIn(browser, email)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is told of once where it signs in several times at the same moment', async () => {
    const { email } = await join('Enid')
    const browser = app.visitor()
    // It comes by its cookie, which another account of the same browser brought.
    await signIn(browser, (await join('Fay')).email)
    await Promise.all([1, 2, 3, 4].map(() => signIn(app.network.browser(browser.cookies), email)))
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is new again after half a year, also where it was the only one', async () => {
    const { browser, email } = await join('Gwen')
    app.clock.advance({ days: 181 })
    await purging(app.database, expiredMemberDevices)(app.clock.now())
    await signIn(browser, email)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('is none for who was a member before browsers were kept, where the browser says so itself', async () => {
    const { browser, email } = await join('Hope')
    const [{ id }] = (await app.database.run('select id from identity.member where email = $1', [email])) as [
      { id: string },
    ]
    await app.database.run(
      "update identity.member_device set key_hash = '' where member_id = $1 and key_hash <> ''",
      [id],
    )
    await signIn(browser, email)
    expect(await mailsTo(email)).toEqual([])
    await signIn(app.visitor(), email)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('stands in the member’s own data, and nowhere once the account is gone', async () => {
    const { browser, email } = await join('Iris')
    await signIn(browser, email)
    const { holdings } = (await browser.get('/api/user/export')).json<{ holdings: { identity: object } }>()
    expect(holdings.identity).toMatchObject({
      devices: [{ name: 'Safari on an iPhone' }],
    })
    expect((await browser.post('/api/user/delete-account', { password })).status).toBe(200)
    expect(await everyRow(app.database)).not.toContain(email)
    const left = await app.database.run(
      'select from identity.member_device d where not exists (select from identity.member where id = d.member_id)',
      [],
    )
    expect(left).toEqual([])
  })

  it('of a person with a code, who has no address, stands in the audit log', async () => {
    const ines = await app.staff('front desk')
    await ines.post('/api/admin/lock')
    await ines.post('/api/admin/verify', { code: codeOf('front desk') }, phone)
    const elsewhere = app.visitor()
    await elsewhere.post('/api/admin/verify', { code: codeOf('front desk') }, phone)
    const openings = (await (await app.staff('owner')).get('/api/admin/audit?action=openStaffArea'))
      .json<{ staffName: string; subject: string | null }[]>()
      .filter(({ staffName }) => staffName === 'Ines')
      .map(({ subject }) => subject)
    // At one moment of the tests' clock they stand in no order.
    expect(openings.map(String).toSorted()).toEqual([
      'new device for Ines: Safari on an iPhone',
      'new device for Ines: a browser on an unknown device',
      'null',
    ])
  })
})
