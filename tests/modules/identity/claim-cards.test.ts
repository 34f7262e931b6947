import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import {
  nameOnCard,
  newCardCode,
  questionFor,
  questionOf,
  readAnswer,
} from '../../../src/modules/identity/claims/claim-card.ts'
import { readTypedCode } from '../../../src/platform/kernel/typed-code.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { bothDatabases, counting, openEngine, usualDatabases } from '../../support/databases.ts'
import { everyRow } from '../../support/rows.ts'
import { importsOf } from '../arrivals/list-import.ts'

type Card = { readonly name: string; readonly code: string; readonly url: string; readonly asks: string }

const print = (app: TestApp, replacesBefore: Date | null = null) =>
  app.modules.identity.printClaimCards({ whom: 'all', importId: undefined }, replacesBefore)
const newcomer = { lastName: 'Gomez', consents: [], sharesContacts: false }
const birthday = { dateOfBirth: '1991-05-14' }
const phone = { phone: '(310) 555-0142' }

describe('what a card asks for', () => {
  it('is the birthday, else the end of a phone number, and stands in the code’s first letter', () => {
    expect(questionFor({ hasBirthday: true, hasPhone: true })).toBe('birthday')
    expect(questionFor({ hasBirthday: false, hasPhone: true })).toBe('phone')
    expect(questionFor({ hasBirthday: false, hasPhone: false })).toBe('nothing')
    for (const question of ['birthday', 'phone', 'nothing'] as const) {
      const code = newCardCode(question)
      expect(code).toMatch(/^[bpn][0-9a-z]{3}(-[0-9a-z]{4}){3}$/)
      expect(questionOf(readTypedCode(code))).toBe(question)
    }
    for (const other of ['k7qm4xvd', 'k7qm4xvd9hj2w3rt', 'b7qm4xvd9hj2w3r', ''])
      expect(questionOf(other)).toBeUndefined()
  })

  it('is read as people write it', () => {
    expect(readAnswer('phone', '(310) 555-0142')).toBe('0142')
    expect(readAnswer('phone', 'none')).toBe('')
    expect(readAnswer('birthday', ' 1991-05-14 ')).toBe('1991-05-14')
    expect(readAnswer('nothing', 'whatever')).toBe('')
    expect([nameOnCard('Maria', ' gomez'), nameOnCard('Agnes', '')]).toEqual(['Maria G.', 'Agnes'])
  })
})

describe.each(usualDatabases)('a printed card (%s)', database => {
  let app: TestApp
  let places = 0
  beforeAll(async () => {
    app = await openTestApp({
      database,
      env: { TRUST_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@clinic.test' },
    })
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    await app.database.run(`update identity.member set last_login_at = now() where role = 'member' and $1`, [
      true,
    ])
  })
  const visitor = () => app.network.browser(new Map(), { 'x-forwarded-for': `203.0.113.${++places}` })
  const enroll = async (firstName: string, known: object) =>
    (await app.modules.identity.enroll({ ...newcomer, firstName, ...known })).memberId
  const one = async (replacesBefore: Date | null = null): Promise<Card> => {
    const { cards } = await print(app, replacesBefore)
    expect(cards).toHaveLength(1)
    return cards[0] as Card
  }
  const claim = (code: string, answer = '', browser = visitor()) =>
    browser.post('/api/auth/claim', { code, answer })
  const refused = { status: 401, code: 'invalid-claim-card' }
  const outcome = ({ status, code }: { status: number; code: string | undefined }) => ({ status, code })

  it('signs in its patient once, with the birthday, however the code is typed', async () => {
    const id = await enroll('Maria', { ...birthday, ...phone })
    const card = await one()
    expect(card).toMatchObject({
      name: 'Maria G.',
      asks: 'birthday',
      url: `http://velora.test/claim#code=${card.code}&member=${id.replaceAll('-', '')}`,
    })
    expect(await everyRow(app.database)).not.toContain(card.code)
    for (const wrong of ['1991-05-15', '', '0142'])
      expect(outcome(await claim(card.code, wrong))).toEqual(refused)
    const browser = visitor()
    const typed = ` ${card.code.toUpperCase().replaceAll('-', ' ')}`
    expect((await claim(typed, '1991-05-14', browser)).json()).toEqual({ isFirstTime: true })
    expect((await browser.get('/api/auth/user')).json()).toMatchObject({ id })
    expect(outcome(await claim(card.code, '1991-05-14'))).toEqual(refused)
  })

  it('asks for the phone where there is no birthday, and for nothing where there is neither', async () => {
    await enroll('Fiona', { phone: '(310) 555-0199' })
    const fiona = await one()
    expect(fiona.asks).toBe('phone')
    expect(outcome(await claim(fiona.code, '0142'))).toEqual(refused)
    // Another letter asks for less, and is another code.
    expect(outcome(await claim(`n${fiona.code.slice(1)}`))).toEqual(refused)
    expect((await claim(fiona.code, '310-555-0199')).status).toBe(200)
    await enroll('Agnes', {})
    const agnes = await one()
    expect(agnes.asks).toBe('nothing')
    expect((await claim(agnes.code)).status).toBe(200)
  })

  it('is worthless after five wrong answers, whoever gave them', async () => {
    await enroll('Maria', birthday)
    const { code } = await one()
    for (let n = 0; n < 5; n++) expect(outcome(await claim(code, `1990-01-0${n + 1}`))).toEqual(refused)
    expect(outcome(await claim(code, '1991-05-14'))).toEqual(refused)
    expect((await claim((await one()).code, '1991-05-14')).status).toBe(200)
  })

  it('works for 180 days, and not once its patient came in by another way', async () => {
    const id = await enroll('Maria', {})
    const old = await one()
    app.clock.advance({ days: 181 })
    expect(outcome(await claim(old.code))).toEqual(refused)
    const { code } = await one()
    expect((await claim((await app.modules.identity.showClaimCode(id)).code)).status).toBe(200)
    expect(outcome(await claim(code))).toEqual(refused)
    expect((await print(app)).cards).toEqual([])
  })

  it('is not made a second time, unless staff say that the earlier one is to end', async () => {
    await enroll('Maria', {})
    const first = await one()
    app.clock.advance({ minutes: 1 })
    expect((await print(app)).cards).toEqual([])
    const before = app.clock.now()
    const second = await one(before)
    // The same press once more, and another tab.
    expect((await print(app, before)).cards).toEqual([])
    expect(outcome(await claim(first.code))).toEqual(refused)
    expect((await claim(second.code)).status).toBe(200)
  })

  it('goes with the account: erased, or merged into another', async () => {
    const [gone, kept, absorbed] = [
      await enroll('Gone', {}),
      await enroll('Kept', {}),
      await enroll('Absorbed', {}),
    ]
    const { cards } = await print(app)
    const codeOf = (name: string) => cards.find(card => card.name === `${name} G.`)?.code ?? ''
    await app.modules.privacy.removeMembers([gone])
    const actor = { actor: 'staff:1', actorName: 'Olga' }
    await app.modules.arrivals.mergeMembers({ survivorId: kept, absorbedId: absorbed, ...actor })
    const left = await app.database.run(
      'select member_id from identity.claim_card where member_id = any($1)',
      [[gone, absorbed]],
    )
    expect(left).toEqual([])
    for (const name of ['Gone', 'Absorbed']) expect(outcome(await claim(codeOf(name)))).toEqual(refused)
    expect((await claim(codeOf('Kept'))).status).toBe(200)
  })

  it('is printed by the owner and managers, and the log says how many, never a code', async () => {
    await enroll('Maria', {})
    const path = '/api/admin/claim-cards'
    for (const role of ['clinical', 'front desk'] as const) {
      const desk = await app.staff(role)
      expect((await desk.get(`${path}?whom=all`)).status).toBe(403)
      expect((await desk.post(path, { whom: 'all' })).status).toBe(403)
    }
    const manager = await app.staff('manager')
    expect((await manager.get(`${path}?whom=all`)).json()).toMatchObject({ patients: 1, withCard: 0 })
    expect((await manager.post(path, { whom: 'import' })).status).toBe(400)
    const printed = (await manager.post(path, { whom: 'all' })).json<{ cards: Card[] }>()
    expect(printed.cards).toHaveLength(1)
    expect((await manager.get(`${path}?whom=all`)).json()).toMatchObject({ patients: 1, withCard: 1 })
    const { entries } = await app.modules.identity.listAudit({ action: 'printClaimCards' }, 10, undefined)
    expect(entries[0]).toMatchObject({ subject: 'claim cards 1' })
    expect(JSON.stringify(entries)).not.toContain(printed.cards[0]?.code)
  })

  it('is printed for one patient, whom the log names', async () => {
    await enroll('Maria', {})
    const memberId = await enroll('Ada', {})
    const manager = await app.staff('manager')
    const path = '/api/admin/claim-cards'
    const counted = `${path}?whom=member&memberId=${memberId}`
    expect((await manager.get(`${path}?whom=member`)).status).toBe(400)
    expect((await manager.post(path, { whom: 'member' })).status).toBe(400)
    expect((await manager.get(counted)).json()).toMatchObject({ patients: 1, withCard: 0 })
    const { cards } = (await manager.post(path, { whom: 'member', memberId })).json<{ cards: Card[] }>()
    expect(cards.map(({ name }) => name)).toEqual(['Ada G.'])
    const { entries } = await app.modules.identity.listAudit({ action: 'printClaimCards' }, 10, undefined)
    expect(entries[0]).toMatchObject({ memberId, subject: 'claim cards 1' })
    expect((await claim(cards[0]?.code ?? '')).status).toBe(200)
    expect((await manager.get(counted)).json()).toMatchObject({ patients: 0, withCard: 0 })
  })

  it('works for the patients of an import, and ends for those whom its undo removes', async () => {
    const imports = importsOf(app, await app.staff('owner'))
    const { id } = await imports.importAll(
      'Name,Email,Birthday\nInga Gomez,inga@velora.test,1991-05-14\nIvo Gomez,ivo@velora.test,1991-05-14\n',
    )
    const { cards } = await app.modules.identity.printClaimCards({ whom: 'import', importId: id }, null)
    const [inga, ivo] = cards
    expect(cards.map(({ name }) => name)).toEqual(['Inga G.', 'Ivo G.'])
    expect((await claim(inga?.code ?? '', '1991-05-14')).status).toBe(200)
    expect((await imports.undo(id)).status).toBe(200)
    expect((await imports.rows(id)).map(({ outcome }) => outcome)).toEqual(['kept', 'undone'])
    expect(outcome(await claim(ivo?.code ?? '', '1991-05-14'))).toEqual(refused)
    const again = await app.modules.identity.printClaimCards({ whom: 'import', importId: id }, null)
    expect(again.cards).toEqual([])
  })

  it('is for those whom no campaign reaches, or those of one import', async () => {
    const agreed = { wording: app.modules.messaging.readConsentWords().wording, channel: 'email' as const }
    await enroll('Reached', { email: 'reached@velora.test', consents: [agreed] })
    await enroll('Unasked', { email: 'unasked@velora.test' })
    await enroll('Nothing', {})
    const { identity } = app.modules
    const names = async (whom: 'unreached' | 'import', importId?: string) =>
      (await identity.printClaimCards({ whom, importId }, app.clock.now())).cards.map(({ name }) => name)
    expect(await names('import', '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c5001')).toEqual([])
    expect(await names('unreached')).toEqual(['Nothing G.', 'Unasked G.'])
    const audience = { kind: 'NOT_CLAIMED', tier: null, leastPoints: null, mostPoints: null } as const
    const order = { kind: 'email', type: 'PROMOTION', audience, sendToAll: false } as const
    expect(await app.modules.messaging.previewCampaign(order)).toMatchObject({
      willGet: 1,
      skipped: [
        { reason: 'no address', count: 1 },
        { reason: 'no consent', count: 1 },
      ],
    })
  })
})

describe.each(usualDatabases)('a stranger who tries card codes (%s)', database => {
  it('gets the same answer from the same statements, whether there is such a card or none', async () => {
    const { engine, counts } = counting(await openEngine(database))
    const app = await openTestApp({ database, engine, env: { TRUST_PROXY: '1' } })
    onTestFinished(app.stop)
    await app.modules.identity.enroll({ ...newcomer, firstName: 'Maria', ...birthday })
    const [card] = (await print(app)).cards
    let place = 0
    const tried = async (code: string) => {
      counts.clear()
      const browser: Browser = app.network.browser(new Map(), { 'x-forwarded-for': `203.0.113.${++place}` })
      const { status, text, headers } = await browser.post('/api/auth/claim', { code, answer: '1990-01-01' })
      const shape = Object.keys(headers).filter(name => !/^(date|x-request-id)$/.test(name))
      return { status, text, shape, counts: new Map([...counts].filter(([name]) => name !== 'notify')) }
    }
    await tried(newCardCode('birthday'))
    const unknown = await tried(newCardCode('birthday'))
    expect(unknown.status).toBe(401)
    expect(unknown.counts.size).toBeGreaterThan(0)
    expect(await tried(card?.code ?? '')).toEqual(unknown)
  })
})

describe.each(bothDatabases)('when 40 browsers bring one card at the same moment (%s)', database => {
  it('one of them is signed in', async () => {
    const app = await openTestApp({ database, env: { TRUST_PROXY: '1' } })
    onTestFinished(app.stop)
    const { memberId } = await app.modules.identity.enroll({ ...newcomer, firstName: 'Maria', ...birthday })
    const [card] = (await print(app)).cards
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        app.network
          .browser(new Map(), { 'x-forwarded-for': `203.0.113.${n}` })
          .post('/api/auth/claim', { code: card?.code, answer: '1991-05-14' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'invalid-claim-card')).toHaveLength(39)
    const sessions = await app.database.run('select from identity.session where member_id = $1', [memberId])
    expect(sessions).toHaveLength(1)
  })
})
