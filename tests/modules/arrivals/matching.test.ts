import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { newPostgresDatabase, openEngine, usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { importsOf } from './list-import.ts'

describe.each(usualDatabases)('who a listed person is (%s)', database => {
  let app: TestApp
  let olga: Browser
  let imports: ReturnType<typeof importsOf>
  beforeAll(async () => {
    app = await openTestApp({ database })
    olga = await app.staff('owner')
    imports = importsOf(app, olga)
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const enrolled = async (firstName: string, lastName: string, more: object = {}) =>
    (
      await app.modules.identity.enroll({
        ...{ firstName, lastName, consents: [], sharesContacts: true, ...more },
      } as never)
    ).memberId
  const checked = async (list: string, source?: string) => {
    const { id } = await imports.upload(list, source)
    await imports.check(id)
    return id
  }
  const verdicts = async (id: string) =>
    (await imports.rows(id)).map(({ kind, memberId, sentence }) => [kind, memberId, sentence])
  const outcomes = async (id: string) =>
    (await imports.rows(id)).map(({ outcome, sentence }) => `${outcome}: ${sentence}`)
  const patient = (memberId: string) => app.modules.patients.findPatient(memberId)
  const idOf = async (email: string) => (await app.modules.patients.patientByEmail(email))?.id ?? ''
  const members = async () => {
    const [row] = await app.database.run('select count(*)::int as n from identity.member')
    return (row as { n: number }).n
  }

  it('is judged again when the list is imported, since others may have joined', async () => {
    await enrolled('Ruth', 'Zimmer', { phone: '(415) 555-0309' })
    const strangers = Array.from({ length: 75 }, (_, n) => `s${n}@one.test,S${n},Stone,,1`)
    const list = `email,first name,last name,phone,points
mia@one.test,Mia,Hale,,40
noa@one.test,Noa,Vale,,70
zed@one.test,Zed,Zimmer,(415) 555-0309,80
pia@one.test,Pia,Moss,(415) 555-0301,50
${strangers.join('\n')}
rob@one.test,Rob,Moss,(415) 555-0301,60
`
    const id = await checked(list)
    await olga.post(`/api/admin/imports/${id}/rows/4`, { kind: 'new' })
    const later = await checked(list, 'Smile')
    const [mia, nell] = [
      await enrolled('Mia', 'Hale', { email: 'mia@one.test' }),
      await enrolled('Nell', 'Vale', { email: 'noa@one.test' }),
    ]
    const before = await members()
    await imports.run(id, 'add')
    const rows = await outcomes(id)
    expect([...rows.slice(0, 4), rows.at(-1)]).toEqual([
      'done: Mia Hale is already a patient with this email address.',
      'skipped: Nell Vale already has this email address. Is it the same person? To decide, please import this list again.',
      'done: New patient, as you decided.',
      'done: New patient.',
      'done: New patient.',
    ])
    expect(await members()).toBe(before + 78)
    expect([await patient(mia), await patient(nell)]).toMatchObject([
      { pointsBalance: 40 },
      { pointsBalance: 0 },
    ])
    await imports.run(later, 'add')
    expect(await members()).toBe(before + 78)
    expect(await patient(mia)).toMatchObject({ pointsBalance: 80 })
    expect(await patient(await idOf('rob@one.test'))).toMatchObject({ pointsBalance: 120 })
    expect((await outcomes(later)).at(-1)).toBe(
      'done: Rob Moss is already a patient with this email address.',
    )
    const again = await checked(list)
    expect((await verdicts(again)).slice(0, 2)).toEqual([
      ['matched', mia, 'Already imported.'],
      ['unclear', nell, 'Nell Vale already has this email address. Is it the same person?'],
    ])
  })

  it('is unclear if the birthdays differ, as far as both are known', async () => {
    const john = await enrolled('John', 'Hart', { email: 'fam@two.test', dateOfBirth: '1968-04-05' })
    const lea = await enrolled('Lea', 'Hart', { externalId: 'vagaro:b-1', dateOfBirth: '1970-01-01' })
    const kay = await enrolled('Kay', 'Hart', { email: 'kay@two.test', dateOfBirth: '1990-05-05' })
    const kim = await enrolled('Kim', 'Hart', { email: 'kim@two.test', dateOfBirth: '1990-05-05' })
    const id = await checked(`Client ID,email,first name,last name,birthday
b-0,fam@two.test,John,Hart,1999-04-05
b-1,,Lea,Hart,1971-01-01
b-2,kay@two.test,Kay,Hart,05-05
b-3,kim@two.test,Kim,Hart,05-06
`)
    expect(await verdicts(id)).toEqual([
      ['unclear', john, 'John Hart has this email address but a different birthday. Is it the same person?'],
      ['unclear', lea, 'Lea Hart has this ID but a different birthday. Is it the same person?'],
      [
        ...['matched', kay],
        'Kay Hart is already a patient with this email address. The ID “vagaro:b-2” is added.',
      ],
      ['unclear', kim, 'Kim Hart has this email address but a different birthday. Is it the same person?'],
    ])
  })

  it('gives every point back when several lists are undone, the last one first', async () => {
    const gia = await enrolled('Gia', 'Bell', { email: 'gia@five.test' })
    const list = (points: number) =>
      `email,first name,last name,points\nmay@five.test,May,Bell,${points}\ngia@five.test,Gia,Bell,${points}\n`
    const jane = await imports.importAll(list(100), 'add', 'Jane')
    const smile = await imports.importAll(list(30), 'add', 'Smile')
    const wix = await imports.importAll(list(20), 'replace', 'Wix')
    expect(await patient(gia)).toMatchObject({ pointsBalance: 20 })
    for (const { id } of [wix, smile, jane]) await imports.undo(id)
    expect(await outcomes(jane.id)).toEqual(['undone: Undone.', 'undone: Undone.'])
    expect(await idOf('may@five.test')).toBe('')
    expect(await patient(gia)).toMatchObject({ pointsBalance: 0 })
  })

  it('keeps the points of a list if a later one counts on them', async () => {
    const hal = await enrolled('Hal', 'Bell', { email: 'hal@five.test' })
    const list = 'email,first name,last name,points\nhal@five.test,Hal,Bell,10\n'
    const first = await imports.importAll(list, 'add', 'Jane')
    const second = await imports.importAll(list.replace(',10', ',4'), 'replace', 'Smile')
    await imports.undo(first.id)
    expect(await outcomes(first.id)).toEqual(['kept: Points have changed since.'])
    await imports.undo(second.id)
    expect(await patient(hal)).toMatchObject({ pointsBalance: 10 })
  })

  it.each(['add', 'replace'])('gives the points of all rows of one patient back (%s)', async balances => {
    const person = { email: `gil-${balances}@five.test`, phone: '(415) 555-0305' }
    const gil = await enrolled('Gil', balances, person)
    const { id } = await imports.importAll(
      `First name,Last name,Email,Phone,Points
Gil,${balances},${person.email},,100
${Array.from({ length: 75 }, (_, n) => `Gus,${balances},gus${n}@${balances}.test,,1`).join('\n')}
Gil,${balances},,(415) 555-0305,50
`,
      balances,
    )
    expect(await patient(gil)).toMatchObject({ pointsBalance: balances === 'add' ? 150 : 50 })
    await imports.undo(id)
    expect(new Set(await outcomes(id))).toEqual(new Set(['undone: Undone.']))
    expect(await patient(gil)).toMatchObject({ pointsBalance: 0 })
  })

  describe('and has opted out', () => {
    const head = 'email,first name,last name,Accepts Email Marketing,Email consent date,Consent source'
    const consentOf = async (memberId: string) =>
      (await app.modules.messaging.consentsOf(memberId)).email?.given
    const decisions = async (memberId: string) => (await app.modules.messaging.listConsents(memberId)).length

    it('is opted out here, even if the row was already imported', async () => {
      await imports.importAll(`${head}\nann@three.test,Ann,Fox,Yes,2024-02-11,Form\n`)
      const ann = await idOf('ann@three.test')
      expect(await consentOf(ann)).toBe(true)
      const later = `${head}\nann@three.test,Ann,Fox,No,,\n`
      const { id } = await imports.importAll(later)
      expect(await outcomes(id)).toEqual(['skipped: Already imported.'])
      expect(await consentOf(ann)).toBe(false)
      await imports.importAll(later)
      expect(await decisions(ann)).toBe(2)
    })

    it('is opted out here by a row that repeats another one', async () => {
      await imports.importAll(`${head}
bea@three.test,Bea,Fox,Yes,2024-02-11,Form
bea@three.test,Bea,Fox,No,,
`)
      expect(await consentOf(await idOf('bea@three.test'))).toBe(false)
    })

    it('is opted out here by an unclear row if only one patient has its contacts', async () => {
      const [cy, di] = [
        await enrolled('Cy', 'Fox', { email: 'cy@three.test' }),
        await enrolled('Di', 'Fox', { email: 'di@three.test' }),
      ]
      for (const firstName of ['Ed', 'Ev']) await enrolled(firstName, 'Fox', { email: 'both@three.test' })
      const { id } = await imports.importAll(`${head}
cy@three.test,Cyrus,Fox,No,,
di@three.test,Diana,Fox,Yes,2024-02-11,Form
both@three.test,Eve,Fox,No,,
`)
      expect((await verdicts(id)).map(([kind]) => kind)).toEqual(['unclear', 'unclear', 'unclear'])
      expect([await consentOf(cy), await consentOf(di)]).toEqual([false, undefined])
      const ed = await app.modules.identity.holdersOf([{ kind: 'email', value: 'both@three.test' }])
      expect(await Promise.all(ed.map(({ memberId }) => consentOf(memberId)))).toEqual([undefined, undefined])
    })
  })

  describe('without a name', () => {
    it('is the only patient with this contact', async () => {
      const ada = await enrolled('Ada', 'Poe', { email: 'ada@four.test' })
      const abe = await enrolled('Abe', 'Poe', { phone: '(415) 555-0304' })
      for (const firstName of ['Bo', 'Cy']) await enrolled(firstName, 'Poe', { email: 'poe@four.test' })
      const { id } = await imports.importAll(
        `email,phone,points,Accepts Email Marketing,Email consent date,Consent source
ada@four.test,,70,Yes,2024-02-11,Form
,(415) 555-0304,80,No,,
poe@four.test,,90,,,
`,
        'add',
        'Smile',
      )
      expect(await verdicts(id)).toEqual([
        ['matched', ada, 'Matched by email address; the list has no name.'],
        ['matched', abe, 'Matched by phone number; the list has no name.'],
        ['unclear', expect.any(String), 'Bo Poe already has this email address. Is it the same person?'],
      ])
      expect([await patient(ada), await patient(abe)]).toMatchObject([
        { pointsBalance: 70 },
        { pointsBalance: 80 },
      ])
      const consents = await Promise.all([ada, abe].map(app.modules.messaging.consentsOf))
      expect(consents.map(({ email }) => email?.given)).toEqual([undefined, false])
    })

    it('gets the name from the next list, until that is undone', async () => {
      await imports.importAll(
        'email,phone,points\nmia.77@four.test,,70\n,(415) 555-0314,80\n',
        'add',
        'Smile',
      )
      const mia = await idOf('mia.77@four.test')
      const [{ memberId: noa = '' } = {}] = await app.modules.identity.membersByPhone('(415) 555-0314')
      const names = async () =>
        (await Promise.all([mia, noa].map(patient))).map(found => `${found?.firstName} ${found?.lastName}`)
      const unnamed = await names()
      const { id } = await imports.importAll(
        'email,phone,name,points\nmia@four.test; mia.77@four.test,,Mia Poe,5\nnoa@four.test,(415) 555-0314,Noa Poe,6\n',
        'add',
        'Jane',
      )
      expect(await verdicts(id)).toEqual([
        ['matched', mia, 'Already a patient, but without a name until now.'],
        ['matched', noa, 'Already a patient, but without a name until now.'],
      ])
      expect(await names()).toEqual(['Mia Poe', 'Noa Poe'])
      expect(await patient(mia)).toMatchObject({ pointsBalance: 75 })
      await imports.undo(id)
      expect(await outcomes(id)).toEqual(['undone: Undone.', 'undone: Undone.'])
      expect(await names()).toEqual(unnamed)
    })

    it('is not told apart from a family by a shared contact', async () => {
      await imports.importAll('email,points\nfam.poe@four.test,70\n', 'add', 'Smile')
      const fam = await idOf('fam.poe@four.test')
      const id = await checked('email,name\nfam.poe@four.test,Lou Poe\nfam.poe@four.test,Max Poe\n', 'Jane')
      const doubt = 'Several rows share a contact with this patient, who has no name yet. Is it this person?'
      expect(await verdicts(id)).toEqual([
        ['unclear', fam, doubt],
        ['unclear', fam, doubt],
      ])
      await olga.post(`/api/admin/imports/${id}/rows/3`, { kind: 'matched' })
      await imports.run(id)
      expect(await patient(fam)).toMatchObject({ firstName: 'Max', lastName: 'Poe' })
    })
  })

  it('is unclear if only a team member has this contact', async () => {
    const stone = await enrolled('Olga', 'Stone', { email: 'olga@twelve.test' })
    await app.database.run("update identity.member set staff_role = 'manager' where id = $1", [stone])
    const id = await checked('email,first name,last name,points\nolga@twelve.test,Olga,Stone,10\n')
    expect(await imports.rows(id)).toMatchObject([
      {
        ...{ kind: 'unclear', memberId: null, candidates: [] },
        sentence: 'Olga Stone on your team has this email address. Edit the row, or choose New Patient.',
      },
    ])
    await olga.post(`/api/admin/imports/${id}/rows/2`, { kind: 'new' })
    await imports.run(id)
    const holders = await app.modules.identity.holdersOf([{ kind: 'email', value: 'olga@twelve.test' }])
    expect(holders).toHaveLength(2)
  })

  it('keeps the spending and visits that Velora has counted', async () => {
    await enrolled('Val', 'Reed', { email: 'val@sixteen.test' })
    await enrolled('Wim', 'Reed', { email: 'wim@sixteen.test' })
    const id = await checked(
      'email,first name,last name,lifetime spend,visits\nval@sixteen.test,Val,Reed,$900,4\nwim@sixteen.test,Wim,Reed,$0,0\n',
    )
    expect((await imports.rows(id)).map(({ sentence }) => sentence)).toEqual([
      'Val Reed is already a patient with this email address. Spending and visits stay as Velora has counted them.',
      'Wim Reed is already a patient with this email address.',
    ])
  })
})

it('two instances that import lists of one system at the same time add everyone once', async () => {
  const url = await newPostgresDatabase()
  const open = async () =>
    openTestApp({ database: 'postgresql', engine: await openEngine('postgresql', url) })
  const [one, other] = [await open(), await open()]
  onTestFinished(async () => {
    await one.stop()
    await other.stop()
  })
  const owner = await one.staff('owner')
  const imports = importsOf(one, owner)
  const people = Array.from({ length: 120 }, (_, n) => `p${n}@both.test,P${n},Person,1`)
  const list = ['email,first name,last name,points', ...people].join('\n')
  const ids: string[] = []
  for (let n = 0; n < 2; n++) {
    const { id } = await imports.upload(list)
    await imports.check(id)
    ids.push(id)
  }
  for (const id of ids) await owner.post(`/api/admin/imports/${id}/run`, { balances: 'add' })
  await Promise.all([one, other].map(app => app.modules.arrivals.continueImports(() => false)))
  const found = await Promise.all(ids.map(imports.find))
  expect(found.map(({ state }) => state)).toEqual(['done', 'done'])
  const sums = await one.database.run(`select (select count(*)::int from identity.member) as members,
    (select sum(balance)::int from loyalty.account) as points`)
  expect(sums).toEqual([{ members: 120, points: 120 }])
})
