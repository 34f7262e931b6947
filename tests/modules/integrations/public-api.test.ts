import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isForKeys } from '#platform/http/route/route.ts'
import { type ApiScope, everyScope } from '#platform/kernel/access/roles.ts'
import { type Program, programOf, withKey } from '../../support/api-program.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { everyRoute, expectDeclared, named } from '../../support/contract.ts'
import { usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { givePoints, treatmentOf } from '../../support/points.ts'
import { sampleBody, samplePath } from '../../support/samples.ts'

const forKeys = everyRoute.filter(({ access }) => isForKeys(access))

describe('a program with a key', () => {
  let app: TestApp
  const programs = new Map<ApiScope, Program>()
  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql' })
    for (const scope of everyScope) programs.set(scope, await programOf(app, [scope]))
  })
  afterAll(() => app.stop())

  it('has six calls to choose from', () => {
    expect(forKeys.map(({ name }) => name)).toHaveLength(6)
  })

  describe.each(everyScope)('for %s', scope => {
    it.each(named(forKeys))('does what its scope is for, and nothing else: %s', async (_name, route) => {
      const program = programs.get(scope) as Program
      const key = { 'idempotency-key': `matrix ${scope} ${route.name}` }
      const answer = await program.send(route.method.toUpperCase(), samplePath(route), sampleBody(route), key)
      expectDeclared(route, answer)
      expect(answer.code === 'api-key-not-for-this').toBe(route.access.scope !== scope)
      expect(answer.status === 403).toBe(route.access.scope !== scope)
    })
  })

  it.each(named(forKeys))('is known by nothing but its key: %s', async (_name, route) => {
    const olga = await app.staff('owner')
    const mia = await app.member('Mia')
    const without = [
      app.visitor(),
      mia,
      olga,
      withKey(app.network, 'vlr_nobodys'),
      withKey(app.network, '', { authorization: 'Basic dmxyXzp2bHJf' }),
      withKey(app.network, `${programs.get('members:read')?.key}x`),
    ]
    for (const browser of without) {
      const answer = await browser.send(route.method.toUpperCase(), samplePath(route), sampleBody(route))
      expect([answer.status, answer.code]).toEqual([401, 'unknown-api-key'])
      expectDeclared(route, answer)
    }
  })

  const changing = forKeys.filter(({ method }) => method !== 'get')
  it.each(named(changing))('changes nothing without an Idempotency-Key: %s', async (_name, route) => {
    const program = programs.get(route.access.scope) as Program
    const answer = await program.post(samplePath(route), sampleBody(route))
    expect([answer.status, answer.code]).toEqual([400, 'idempotency-key-missing'])
    expectDeclared(route, answer)
  })

  it('opens nothing of the app’s own', async () => {
    const program = await programOf(app)
    const others = everyRoute.filter(({ access }) => !isForKeys(access) && access !== 'visitor')
    expect(others.length).toBeGreaterThan(100)
    for (const route of others) {
      const key = { 'idempotency-key': `own ${route.name}`, 'sec-fetch-site': 'same-origin' }
      const { status } = await program.send(
        route.method.toUpperCase(),
        samplePath(route),
        sampleBody(route),
        key,
      )
      // What takes bytes looks at them first, and a key may make so many calls in a minute.
      expect([route.name, [401, 429].includes(status)]).toEqual([route.name, true])
    }
  })

  it('makes 300 calls in a minute, whatever another does', async () => {
    const busy = await programOf(app)
    const statuses: number[] = []
    for (let n = 0; n < 302; n++) statuses.push((await busy.get('/api/v1/members?limit=1')).status)
    expect(statuses.slice(298)).toEqual([200, 200, 429, 429])
    const { headers } = await busy.get('/api/v1/members?limit=1')
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await (await programOf(app)).get('/api/v1/members?limit=1')).status).toBe(200)
  })
})

describe.each(usualDatabases)('what programs ask and do (%s)', database => {
  let app: TestApp
  let till: Program
  let mia: { readonly id: string; readonly email: string }
  const once = (key: string) => ({ 'idempotency-key': key })
  const award = async (body: object, key: string, who = till) =>
    who.post(
      '/api/v1/awards',
      { member: mia.id, serviceId: (await treatmentOf(app)).serviceId, ...body },
      once(key),
    )
  const balance = async () => (await app.member('Mia')).balance()

  beforeAll(async () => {
    app = await openTestApp({ database })
    till = await programOf(app)
    mia = await app.member('Mia')
    await app.member('Noor')
    await app.member('Ada')
  })
  afterAll(async () => {
    await expectSoundLedger(app.database)
    await app.stop()
  })

  it('gives each member once, in parts', async () => {
    const seen: string[] = []
    let path: string | undefined = '/api/v1/members?limit=2'
    while (path) {
      const { headers, json } = await till.get(path)
      expect(headers['x-total-count']).toBe('3')
      seen.push(...json<{ firstName: string }[]>().map(({ firstName }) => firstName))
      path = /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1]
    }
    expect(seen.toSorted()).toEqual(['Ada', 'Mia', 'Noor'])
  })

  it('finds a member by id and by address, with nothing about health, birthday or money', async () => {
    const [byAddress] = (await till.get('/api/v1/members?email=MIA@velora.test')).json<{ id: string }[]>()
    const byId = (await till.get(`/api/v1/members/${mia.id}`)).json()
    expect(byId).toEqual(byAddress)
    expect(Object.keys(byId).sort()).toEqual(
      ['email', 'firstName', 'id', 'joinedAt', 'lastName', 'points', 'tier'].sort(),
    )
    expect((await till.get('/api/v1/members?email=nobody@velora.test')).json()).toEqual([])
  })

  it('enrolls a member with a name alone or a phone, who is found by it', async () => {
    const enrolled = await till.post(
      '/api/v1/members',
      { firstName: 'Pia', phone: '(212) 736-5000' },
      once('pia'),
    )
    expect(enrolled.status, enrolled.text).toBe(200)
    const found = await till.get(`/api/v1/members?phone=${encodeURIComponent('+1 212 736 5000')}`)
    expect(found.json()).toEqual([enrolled.json()])
    const again = await till.post('/api/v1/members', { firstName: 'Pam', phone: '2127365000' }, once('pam'))
    expect([again.status, again.code]).toEqual([409, 'contact-taken'])
    const nobody = await till.post('/api/v1/members', { firstName: ' ' }, once('nobody'))
    expect(nobody.status).toBe(400)
  })

  it('enrolls a member with a birthday, and no minor', async () => {
    const enroll = (dateOfBirth: string) =>
      till.post('/api/v1/members', { firstName: 'Ned', dateOfBirth }, once(`ned ${dateOfBirth}`))
    const enrolled = await enroll('1985-03-14')
    expect(enrolled.status, enrolled.text).toBe(200)
    expect(await app.modules.patients.findPatient(enrolled.json<{ id: string }>().id)).toMatchObject({
      dateOfBirth: '1985-03-14',
    })
    const year = app.clock.now().getUTCFullYear()
    const refused = await Promise.all([`${year - 10}-03-14`, `${year + 2}-03-14`].map(enroll))
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [400, 'under-minimum-age'],
      [400, 'invalid-birthday'],
    ])
  })

  it('enrolls a member by the ID that the register has, once, who is found by it and takes it along', async () => {
    const uma = { firstName: 'Uma', externalId: 'pos:4711' }
    const answers = await Promise.all(
      ['uma', 'uma too'].map(key => till.post('/api/v1/members', uma, once(key))),
    )
    const [refused, enrolled] = answers.toSorted((one, other) => other.status - one.status)
    expect([refused?.status, refused?.code, enrolled?.status]).toEqual([409, 'external-id-taken', 200])
    const found = async () => (await till.get('/api/v1/members?externalId=pos:4711')).json<{ id: string }[]>()
    expect(await found()).toEqual([enrolled?.json()])
    const id = (await found())[0]?.id ?? ''
    expect(await app.modules.identity.personalDataOf(id)).toMatchObject({ externalIds: ['pos:4711'] })
    await app.modules.identity.eraseMembers([id])
    expect(await found()).toEqual([])
  })

  it('awards once for the same key and body, also for two at once', async () => {
    const before = await balance()
    const [one, two] = await Promise.all([
      award({ points: 30, countAgain: true }, 'twice'),
      award({ points: 30, countAgain: true }, 'twice'),
    ])
    expect([one.status, two.status, two.text]).toEqual([200, 200, one.text])
    expect((await award({ points: 30, countAgain: true }, 'twice')).text).toBe(one.text)
    expect(await balance()).toBe(before + 30)
  })

  it('refuses the same key with another body, and gives another program’s key its own answer', async () => {
    const before = await balance()
    const other = await award({ points: 31, countAgain: true }, 'twice')
    expect([other.status, other.code]).toEqual([422, 'idempotency-key-reused'])
    const elsewhere = await programOf(app)
    expect((await award({ points: 5, countAgain: true }, 'twice', elsewhere)).status).toBe(200)
    expect(await balance()).toBe(before + 5)
  })

  it('refuses what the desk is refused', async () => {
    const { serviceId } = await treatmentOf(app, 'Lip Flip')
    expect((await award({ serviceId }, 'first of the day')).status).toBe(200)
    expect((await award({ serviceId }, 'second of the day')).code).toBe('probable-duplicate')
    expect((await award({ member: mia.email, countAgain: true }, 'by address')).status).toBe(200)
    const boss = { email: 'boss@velora.test', password: 'velora-secret', name: 'The Boss' }
    const staff = await app.modules.identity.register({ ...boss, staffRole: 'manager' })
    for (const [n, member] of ['nobody@velora.test', staff, crypto.randomUUID()].entries())
      expect((await award({ member }, `nobody ${n}`)).code).toBe('no-such-member')
  })

  it('shows a member’s vouchers and uses one once', async () => {
    await givePoints(app, 'Mia', 650)
    const [goal] = await app.modules.loyalty.listGoals()
    const { code } = await app.modules.loyalty.redeemGoal(mia.id, goal?.id ?? '')
    const vouchers = (await till.get(`/api/v1/members/${mia.id}/vouchers`)).json<{ code: string }[]>()
    expect(vouchers.map(each => each.code)).toEqual([code])
    const [one, two] = await Promise.all([
      till.post('/api/v1/vouchers/redeem', { code }, once('a')),
      till.post('/api/v1/vouchers/redeem', { code: code.toLowerCase() }, once('b')),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 409])
  })

  it('is in the audit log and in the ledger under the key', async () => {
    const olga = await app.staff('owner')
    const entries = (await olga.get(`/api/admin/audit?staffId=${till.keyId}`)).json<
      { action: string; staffName: string; role: string; memberId: string | null }[]
    >()
    expect(new Set(entries.map(({ staffName, role }) => `${staffName}, ${role}`))).toEqual(
      new Set(['Till, API key']),
    )
    expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(forKeys.map(({ name }) => name)))
    const rows = await app.database.run(
      `select count(*)::int as count from loyalty.entry where actor = 'key:${till.keyId}'`,
    )
    expect(rows).toEqual([{ count: 3 }])
  })
})
