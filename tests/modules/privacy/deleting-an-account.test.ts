import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { password } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'
import { bothDatabases, usualDatabases } from '../../support/databases.ts'
import { intakeOf } from '../../support/intakes.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { livelyMember } from '../../support/lively-member.ts'
import { givePoints, treatmentOf } from '../../support/points.ts'

const remove = (browser: Browser, secret = password) =>
  browser.post('/api/user/delete-account', { password: secret })

/** Every row of every table of the product, as text. */
async function everyRow(database: Database): Promise<Map<string, string>> {
  const tables = await database.statement<{ name: string }>(
    'tables',
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )()
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const rows = await database.statement<{ row: string }>(
      `rows of ${name}`,
      `select t::text as row from ${name} t`,
    )()
    found.set(name, rows.map(({ row }) => row).join('\n'))
  }
  return found
}

async function placesOf(database: Database, texts: readonly string[]): Promise<string[]> {
  const rows = await everyRow(database)
  return [...rows].flatMap(([name, text]) =>
    texts.some(wanted => text.toLowerCase().includes(wanted.toLowerCase())) ? [name] : [],
  )
}

/** Sends a request's headers. Returns the function that sends its body and waits for the status. */
async function slowRequest(url: string, { cookies }: Browser, method: string, path: string, body: unknown) {
  const payload = JSON.stringify(body)
  const outgoing = request(new URL(path, url), {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: [...cookies].map(pair => pair.join('=')).join('; '),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      expect: '100-continue',
    },
  })
  const status = new Promise((resolve, reject) =>
    outgoing.once('response', response => resolve(response.resume().statusCode)).once('error', reject),
  )
  outgoing.flushHeaders()
  await once(outgoing, 'continue')
  return () => {
    outgoing.end(payload)
    return status
  }
}

describe.each(usualDatabases)('deleting an account (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  it('leaves neither name nor address in any table', async () => {
    const noor = await livelyMember(app, 'Noor')
    const zephyrine = await livelyMember(app, 'Zephyrine')
    const texts = ['zephyrine', zephyrine.email]
    expect((await placesOf(app.database, texts)).sort()).toEqual([
      'identity.member',
      'platform.attempt',
      'platform.idempotency',
    ])
    expect((await remove(zephyrine)).status).toBe(200)
    expect(await placesOf(app.database, texts)).toEqual([])
    expect((await noor.get('/api/user/vouchers')).json<unknown[]>()).toHaveLength(1)
    expect(await noor.balance()).toBeGreaterThan(0)
    await expectSoundLedger(app.database)
  })

  it('leaves neither a phone number nor a second address in what the server keeps for a day', async () => {
    const otto = await app.member('Otto')
    const [phone, email] = ['(310) 555-0191', 'otto.two@velora.test']
    await app.modules.identity.addContact(otto.id, { phone, email, sharesContacts: false })
    for (const contact of ['310 555 0191', 'Otto.Two@velora.test'])
      await app.visitor().post('/api/auth/code', { contact })
    const texts = ['3105550191', email]
    expect((await placesOf(app.database, texts)).sort()).toEqual([
      ...['identity.contact', 'jobs.job', 'jobs.job_common', 'platform.attempt'],
    ])
    expect((await remove(otto)).status).toBe(200)
    expect(await placesOf(app.database, texts)).toEqual([])
  })

  it('rewrites nothing that is kept for others, whatever her name is', async () => {
    const desk = await app.staff('front desk')
    const { serviceId } = await treatmentOf(app)
    const once = (email: string, key: string) =>
      desk.post(
        '/api/admin/award-points',
        { userEmail: email, serviceId, customPoints: 10, countAgain: true },
        { 'idempotency-key': key },
      )
    const noor = await app.member('Noor')
    const hers = await app.member('Success')
    const first = await once(noor.email, 'noor')
    await app.database.run('update identity.member set first_name = $2, last_name = $3 where id = $1', [
      hers.id,
      'points',
      '',
    ])
    expect((await once(hers.email, 'hers')).status).toBe(200)
    expect((await remove(hers)).status).toBe(200)
    expect((await once(noor.email, 'noor')).text).toBe(first.text)
    const again = await once(hers.email, 'hers')
    expect([again.status, again.code]).toEqual([409, 'answer-no-longer-kept'])
  })

  it('leaves no refusal that names her', async () => {
    const desk = await app.staff('front desk')
    const { serviceId } = await treatmentOf(app)
    const vera = await app.member('Vera')
    const award = (key: string) =>
      desk.post('/api/admin/award-points', { userEmail: vera.email, serviceId }, { 'idempotency-key': key })
    expect((await award('first')).status).toBe(200)
    expect((await award('again')).text).toContain('Vera Hart')
    expect(await placesOf(app.database, ['Vera Hart'])).toContain('platform.idempotency')
    expect((await remove(vera)).status).toBe(200)
    expect(await placesOf(app.database, ['Vera Hart'])).toEqual([])
    expect((await award('again')).code).toBe('answer-no-longer-kept')
  })

  it('leaves her id where the books need it, and in the audit log with the fact', async () => {
    const mia = await livelyMember(app, 'Mia')
    const voucher = (await mia.get('/api/user/vouchers')).json<{ code: string }[]>()[0]
    const before = await app.modules.loyalty.listEntries(mia.id, 100, undefined)
    app.clock.advance({ seconds: 1 })
    await remove(mia)
    expect((await placesOf(app.database, [mia.id])).sort()).toEqual([
      'identity.audit_entry',
      'loyalty.account',
      'loyalty.entry',
      'loyalty.treatment',
      'loyalty.voucher',
    ])
    expect(await app.modules.loyalty.listEntries(mia.id, 100, undefined)).toEqual(before)
    const [left] = await app.modules.loyalty.listVouchers(mia.id)
    expect(left?.code).not.toBe(voucher?.code)
    const audit = app.database.statement(
      'audit',
      'select * from identity.audit_entry where member_id = $1 order by at',
    )
    expect((await audit(mia.id)).at(-1)).toMatchObject({
      action: 'deleteAccount',
      staff_name: 'the member',
      address: '',
    })
    await expectSoundLedger(app.database)
  })

  it('ends the sessions of all her devices, and nobody else’s', async () => {
    const [ava, bea] = [await app.member('Ava'), await app.member('Bea')]
    const phone = await ava.anotherDevice()
    const stolen = app.network.browser(phone.cookies)
    expect((await phone.get('/api/auth/user')).status).toBe(200)
    await remove(ava)
    expect([...ava.cookies.keys()]).not.toContain('signed-in')
    for (const browser of [ava, phone, stolen]) {
      for (const path of ['/api/auth/user', '/api/user/export', '/api/notifications']) {
        const answer = await browser.get(path)
        expect([answer.status, answer.json<{ message: string }>().message]).toEqual([401, 'Unauthorized'])
      }
    }
    expect((await remove(phone)).json()).toMatchObject({ message: 'Unauthorized' })
    expect((await bea.get('/api/auth/user')).status).toBe(200)
  })

  it('frees the address for somebody new, who finds nothing of hers', async () => {
    const kim = await livelyMember(app, 'Kim')
    await remove(kim)
    const anew = app.visitor()
    expect((await anew.post('/api/auth/login', { email: kim.email, password })).status).toBe(401)
    const joined = await anew.post('/api/auth/register', { email: kim.email, password, name: 'Kim Lee' })
    expect(joined.json()).toMatchObject({ pointsBalance: 0, totalSpent: '0.00', tier: 'Bronze' })
    expect((await anew.get('/api/notifications')).json()).toEqual([])
    expect((await anew.get('/api/user/vouchers')).json()).toEqual([])
  })

  it('needs her password, and changes nothing without', async () => {
    const lea = await livelyMember(app, 'Lea')
    const before = await everyRow(app.database)
    const answer = await remove(lea, 'not-her-password')
    expect([answer.status, answer.code]).toEqual([400, 'wrong-password'])
    const after = await everyRow(app.database)
    // Attempts count, and pg-boss notes when it last looked for work.
    for (const table of [...before.keys()].filter(name => !/^(platform.attempt|jobs.version)$/.test(name)))
      expect([table, after.get(table)]).toEqual([table, before.get(table)])
  })

  it('can’t be guessed: after eight wrong passwords the right one is not looked at', async () => {
    const max = await app.member('Max')
    const other = await max.anotherDevice()
    for (let n = 0; n < 8; n++) expect((await remove(n % 2 ? max : other, 'wrong-one')).status).toBe(400)
    const closed = await remove(max)
    expect([closed.status, closed.code]).toEqual([429, 'too-many-attempts'])
    expect((await remove(await app.member('Pia'))).status).toBe(200)
    app.clock.advance({ minutes: 15, seconds: 1 })
    expect((await remove(max)).status).toBe(200)
  })

  it('is not for staff accounts', async () => {
    const { identity } = app.modules
    await identity.register({ email: 'tess@velora.test', password, name: 'Tess Moor', staffRole: 'manager' })
    const tess = app.visitor()
    await tess.post('/api/auth/login', { email: 'tess@velora.test', password })
    const answer = await remove(tess)
    expect([answer.status, answer.code]).toEqual([403, 'staff-account-stays'])
    expect((await tess.get('/api/auth/user')).status).toBe(200)
  })

  it('happens in every module or in none', async () => {
    const uma = await livelyMember(app, 'Uma')
    const run = (name: string, text: string) => app.database.statement(name, text)()
    await run(
      'function',
      `create function messaging.fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    )
    await run(
      'trigger',
      'create trigger fail before delete on messaging.notification for each row execute function messaging.fail()',
    )
    const before = await everyRow(app.database)
    expect((await remove(uma)).status).toBe(500)
    await run('no trigger', 'drop trigger fail on messaging.notification')
    const after = await everyRow(app.database)
    // Attempts count, and pg-boss notes when it last looked for work.
    for (const table of [...before.keys()].filter(name => !/^(platform.attempt|jobs.version)$/.test(name)))
      expect([table, after.get(table)]).toEqual([table, before.get(table)])
    expect((await uma.get('/api/auth/user')).status).toBe(200)
    expect((await remove(uma)).status).toBe(200)
  })
})

describe.each(bothDatabases)('an account that is deleted at the same moment (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterAll(() => app.stop())

  it('can’t be undone by a session that is being saved meanwhile', async () => {
    const eve = await app.member('Eve')
    const devices = await Promise.all(Array.from({ length: 6 }, () => eve.anotherDevice()))
    const signingIn = () => app.visitor().post('/api/auth/login', { email: eve.email, password })
    await Promise.all([
      ...devices.map(device => device.get('/api/auth/user')),
      signingIn(),
      remove(eve),
      signingIn(),
    ])
    const left = app.database.statement<{ count: number }>(
      'sessions left',
      'select count(*)::int as count from identity.session where member_id = $1',
    )
    expect(await left(eve.id)).toEqual([{ count: 0 }])
  })

  it('gets nothing from requests whose body arrives after it is gone', async () => {
    const [ann, fay] = [await app.member('Ann'), await app.member('Fay')]
    for (const name of ['Ann', 'Fay']) await givePoints(app, name, 900)
    const { serviceId } = await treatmentOf(app)
    const goals = await app.modules.loyalty.listGoals()
    const [location] = await app.modules.content.listLocations()
    const cheapest = goals.toSorted((a, b) => a.pointsRequired - b.pointsRequired)[0]
    const writes = [
      ['POST', '/api/user/hipaa-intake', intakeOf()],
      ['POST', '/api/diary', { title: 'Day 1', entryType: 'before' }],
      ['POST', '/api/service-requests', { serviceId, notes: 'last week' }],
      ['POST', '/api/preferences', { channel: 'email', given: true, wording: 'preferences-2' }],
      ['POST', `/api/user/redeem-goal/${cheapest?.id}`, {}],
      ['PUT', '/api/user/place', { placeId: location?.id }],
    ] as const
    for (const [method, path, body] of writes)
      expect([path, (await ann.send(method, path, body)).status]).toEqual([path, 200])
    const laptop = await fay.anotherDevice()
    const late = await Promise.all(
      writes.map(([method, path, body]) => slowRequest(app.running.url, fay, method, path, body)),
    )
    expect((await remove(laptop)).status).toBe(200)
    // Counts of attempts expire.
    const places = async () =>
      (await placesOf(app.database, [fay.id])).filter(table => table !== 'platform.attempt')
    const before = await places()
    expect(await Promise.all(late.map(send => send()))).toEqual(writes.map(() => 401))
    expect(await places()).toEqual(before)
  })

  it('is done once when it is sent twice', async () => {
    const ida = await app.member('Ida')
    const otherDevice = await ida.anotherDevice()
    const answers = await Promise.all([remove(ida), remove(otherDevice)])
    expect(answers.map(({ status }) => status).sort()).toContain(200)
    for (const { status } of answers) expect([200, 401]).toContain(status)
    const audit = app.database.statement(
      'audit of',
      'select 1 from identity.audit_entry where member_id = $1',
    )
    expect(await audit(ida.id)).toHaveLength(1)
    expect(await placesOf(app.database, [ida.email])).toEqual([])
  })
})
