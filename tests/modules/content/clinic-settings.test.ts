import { rmSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { saidInProgram } from '../../../src/commands/said-in-program.ts'
import { clinicDay } from '../../../src/platform/kernel/clinic-day.ts'
import { openTestApp, type TestApp, usualTime } from '../../support/app.ts'
import { newPostgresDatabase, openEngine } from '../../support/databases.ts'
import { newDemo } from '../../support/demo.ts'

const path = '/api/admin/programme/rules'

async function says(app: TestApp, change: Readonly<Record<string, unknown>>) {
  const olga = await app.staff('owner')
  const { revision, contents } = (await olga.get(path)).json<{
    revision: string
    contents: { rules: object }
  }>()
  const rules = { ...contents.rules, ...change }
  const saved = await olga.send('PUT', path, { contents: { rules } }, { 'if-match': `"${revision}"` })
  if (saved.status !== 200) return saved
  const { revision: all } = (await olga.get('/api/admin/programme')).json()
  return olga.post('/api/admin/programme/publications', { note: '' }, { 'if-match': `"${all}"` })
}

async function rulesSaid(url: string) {
  const { brokenAudit, brokenLedger, backupState, channelTroubles, ...rules } = await saidInProgram(url)
  return rules
}

describe('a clinic’s settings', () => {
  it('are the server’s until the program says something else, on every instance within a second', async () => {
    const demo = await newDemo('postgresql', usualTime)
    onTestFinished(() => rmSync(demo.DATA_DIR, { recursive: true }))
    const url = demo.DATABASE_URL ?? ''
    const env = { DEMO: '1', ...demo, QUIET_HOURS: '20:00-08:00', MARKETING_CAP: 'sms:2', NAV_VARIANT: 'B' }
    const app = await openTestApp({
      database: 'postgresql',
      env,
      engine: await openEngine('postgresql', url),
    })
    onTestFinished(app.stop)
    const other = await openTestApp({
      database: 'postgresql',
      env,
      engine: await openEngine('postgresql', url),
    })
    onTestFinished(other.stop)
    const server = (await (await app.staff('front desk')).get('/api/admin/programme/server-rules')).json()
    expect(server).toEqual({
      quietHours: '20:00-08:00',
      marketingCap: 'sms:2',
      birthdaySpecials: 'button',
      printedCodes: true,
      navVariant: 'B',
      bookingUrl: 'https://booking.example.com/velora',
      timeZone: 'America/Los_Angeles',
    })
    const config = async () => (await other.visitor().get('/api/config')).json()
    expect(await config()).toMatchObject({ navVariant: 'B', welcomeText: null, contact: [] })
    expect(await rulesSaid(url)).toEqual({})

    const said = { quietHours: 'off', marketingCap: 'email:1', printedCodes: false, navVariant: 'A' }
    const zone = 'Pacific/Kiritimati'
    const booking = { bookingUrl: 'https://aurora.test/book', phone: ' +49 30 1234567 ', timeZone: zone }
    expect((await says(app, { ...said, ...booking, welcomeText: ' Time for <you> ' })).status).toBe(200)
    await expect.poll(config, { timeout: 10_000 }).toMatchObject({
      navVariant: 'A',
      welcomeText: 'Time for <you>',
      bookingUrl: 'https://aurora.test/book',
      timeZone: zone,
      contact: [{ kind: 'phone', text: '+49 30 1234567', href: 'tel:+49301234567' }],
    })
    expect(await other.modules.content.clinicSettings()).toMatchObject({
      quietHours: undefined,
      marketingCap: { email: 1 },
      birthdaySpecials: 'button',
      printedCodes: false,
    })
    // Where it is a day later than anywhere in America.
    await expect
      .poll(() => other.modules.loyalty.clinicToday(), { timeout: 1_000 })
      .toBe(clinicDay(other.clock.now(), zone))
    const [printed] = await other.modules.loyalty.listCheckInCodes()
    const mia = await other.member('Mia')
    expect((await mia.post('/api/checkin', { code: printed?.code })).code).toBe('printed-codes-off')
    expect(printed?.countsOnPaper).toBe(false)
    expect(await rulesSaid(url)).toEqual({
      printedCodes: false,
      bookingUrl: 'https://aurora.test/book',
    })

    await says(app, { printedCodes: null, quietHours: null, bookingUrl: 'off' })
    await expect
      .poll(() => other.modules.content.clinicSettings(), { timeout: 1_000 })
      .toMatchObject({
        quietHours: { from: '20:00', until: '08:00' },
        printedCodes: true,
        bookingUrl: undefined,
      })
    expect(await rulesSaid(url)).toEqual({ bookingUrl: 'off' })
    expect(await config()).toMatchObject({ bookingUrl: null })
  })

  it('are nothing in an empty database, and an error where they can’t be read', async () => {
    const url = await newPostgresDatabase('template1')
    expect(await rulesSaid(url)).toEqual({})
    const engine = await openEngine('postgresql', url)
    await engine.script('create schema content')
    expect(await rulesSaid(url)).toEqual({})
    await engine.script('create table content.house_rules (other jsonb)')
    await engine.close()
    await expect(rulesSaid(url)).rejects.toThrow(/rules/)
  })

  it('refuse what is no rule, and tell the second editor', async () => {
    const app = await openTestApp({ database: 'embedded' })
    onTestFinished(app.stop)
    for (const wrong of [
      { quietHours: '25:00-09:00' },
      { marketingCap: 'sms:0' },
      { navVariant: 'C' },
      { bookingUrl: 'http://aurora.test/book' },
      { website: 'off' },
      { timeZone: 'Europe/Atlantis' },
      { timeZone: '+01:00' },
      { timeZone: 'US/Pacific' },
      { phone: 'call us' },
      { phone: '1234' },
      { email: 'hello@' },
    ])
      expect((await says(app, wrong)).status, JSON.stringify(wrong)).toBe(400)
    await says(app, { marketingCap: 'push:3' })
    const tess = await app.staff('manager')
    const { contents } = (await tess.get(path)).json<{ contents: { rules: object } }>()
    const rules = { ...contents.rules, navVariant: 'B' }
    const late = await tess.send('PUT', path, { contents: { rules } }, { 'if-match': '"other"' })
    expect(late.code).toBe('programme-draft-changed')
    const audited = (await (await app.staff('owner')).get('/api/admin/audit?limit=20')).text
    expect(audited).toContain('marketing limit per member default → push:3')
  })
})
