import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { importsOf } from './list-import.ts'

describe('reviewing a checked list', () => {
  let app: TestApp
  let owner: Browser
  let imports: ReturnType<typeof importsOf>
  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql' })
    owner = await app.staff('owner')
    imports = importsOf(app, owner)
  })
  afterAll(() => app.stop())

  const enrolled = async (firstName: string, lastName: string, phone: string) => {
    const person = { firstName, lastName, phone, consents: [], sharesContacts: true }
    return (await app.modules.identity.enroll(person)).memberId
  }
  const checked = async (rows: readonly string[], answers = {}) => {
    const { id } = await imports.upload(rows.join('\n'))
    await imports.check(id, answers)
    return id
  }
  const path = (id: string, row: number) => `/api/admin/imports/${id}/rows/${row}`
  const decide = (id: string, row: number, body: object) => owner.post(path(id, row), body)
  const row = async (id: string, number: number) =>
    (await imports.rows(id)).find(each => each.number === number)
  const correct = async (id: string, number: number, changes: object) => {
    const { fields } = (await row(id, number)) ?? {}
    return owner.send('PUT', path(id, number), { ...fields, ...changes })
  }

  it('counts a decided row in the totals', async () => {
    const ruth = await enrolled('Ruth', 'Abbot', '(415) 555-2601')
    const id = await checked([
      'First name,Last name,Phone,Points,Lifetime spend',
      'Rae,Abbot,(415) 555-2601,40,$1200',
      'Rob,Abbot,(415) 555-2601,60,$10',
    ])
    expect((await imports.find(id)).totals).toMatchObject({ new: 0, matched: 0, unclear: 2, points: 0 })
    await decide(id, 2, { kind: 'new' })
    await decide(id, 3, { kind: 'matched' })
    expect(await imports.find(id)).toMatchObject({
      totals: {
        ...{ new: 1, matched: 1, unclear: 0, points: 40, worth: '2.00', matchedPoints: 60, spend: '1200.00' },
        tiers: { Bronze: 0, Silver: 1, Gold: 0, Platinum: 0 },
      },
      balanceEffects: { add: { points: 60, worth: '3.00' }, replace: { points: 60, worth: '3.00' } },
    })
    expect((await imports.rows(id)).map(({ sentence, memberId }) => [sentence, memberId])).toEqual([
      ['New patient, as you decided.', null],
      ['Already a patient, as you decided. Spending and visits stay as Velora has counted them.', ruth],
    ])
  })

  it('says what adding and replacing change about the balances of existing patients', async () => {
    const memberId = await enrolled('Lea', 'Bond', '(415) 555-2602')
    await app.modules.loyalty.adjustPoints({
      ...{ memberId, type: 'add', points: 100, reason: 'Before', actor: 'staff:x' },
    })
    const id = await checked(['First name,Last name,Phone,Points', 'Lea,Bond,(415) 555-2602,40'])
    expect(await imports.find(id)).toMatchObject({
      balanceEffects: { add: { points: 40, worth: '2.00' }, replace: { points: -60, worth: '-3.00' } },
    })
    await imports.run(id, 'replace')
    expect(await app.modules.patients.findPatient(memberId)).toMatchObject({ pointsBalance: 40 })
  })

  it('shows who an unclear row may be, and takes only one of them', async () => {
    const one = await enrolled('Ana', 'Cole', '(415) 555-2603')
    const other = await enrolled('Ana', 'Cole', '(415) 555-2603')
    const stranger = await enrolled('Ana', 'Cole', '(415) 555-2604')
    const id = await checked(['First name,Last name,Phone,Points', 'Ana,Cole,(415) 555-2603,40'])
    const { candidates } = (await row(id, 2)) ?? {}
    const known = { name: 'Ana Cole', contacts: ['+14155552603'], birthday: null, points: 0, visits: 0 }
    expect(candidates).toHaveLength(2)
    expect(candidates).toEqual(
      expect.arrayContaining([
        { memberId: one, ...known },
        { memberId: other, ...known },
      ]),
    )
    for (const memberId of [undefined, stranger]) {
      const refused = await decide(id, 2, { kind: 'matched', memberId })
      expect(refused.json()).toMatchObject({ code: 'not-a-candidate' })
    }
    const last = candidates?.at(-1)?.memberId ?? ''
    expect((await decide(id, 2, { kind: 'matched', memberId: last })).status).toBe(200)
    expect((await decide(id, 2, { kind: 'new' })).json()).toMatchObject({ code: 'import-elsewhere' })
    await imports.run(id, 'add')
    expect(await app.modules.patients.findPatient(last)).toMatchObject({ pointsBalance: 40 })
  })

  it('credits each row of a patient who has several, as the totals say', async () => {
    const person = { firstName: 'Gil', lastName: 'Ray', email: 'gil@ray.test', phone: '(415) 555-2610' }
    const { memberId } = await app.modules.identity.enroll({ ...person, consents: [], sharesContacts: false })
    const list = [
      'First name,Last name,Email,Phone,Points',
      'Gil,Ray,gil@ray.test,,100',
      'Gil,Ray,,(415) 555-2610,50',
    ]
    const id = await checked(list)
    expect(await imports.find(id)).toMatchObject({
      balanceEffects: { add: { points: 150 }, replace: { points: 50 } },
    })
    await imports.run(id, 'add')
    expect(await app.modules.patients.findPatient(memberId)).toMatchObject({ pointsBalance: 150 })
    const again = await checked([...list, 'Gil,Rey,,(415) 555-2610,70'])
    await decide(again, 4, { kind: 'matched' })
    expect((await imports.find(again)).totals).toMatchObject({ matchedPoints: 0, unclear: 0 })
    expect((await row(again, 4))?.sentence).toBe('Already imported.')
  })

  it('does not let a correction revive whoever is recorded as deceased', async () => {
    const id = await checked([
      'First name,Last name,Email,Birthday,Deceased At,Blocked',
      'Ida,Fox,ida@fox.test,1/2/1950,2024-02-03,',
      'Ned,Fox,ned@fox.test,2/30/1950,,Yes',
    ])
    const fields = (await row(id, 3))?.fields
    expect(await row(id, 2)).toMatchObject({ sentence: 'Recorded as deceased.', fields: null })
    const saved = await owner.send('PUT', path(id, 2), { ...fields, firstName: 'Ida', birthday: '' })
    expect(saved.json()).toMatchObject({ code: 'unreadable-row', message: 'Recorded as deceased.' })
    const ned = (await correct(id, 3, { birthday: '2/3/1950' })).json<{ sentence: string }>()
    expect(ned.sentence).toContain('was blocked in the other system')
  })

  it('judges a corrected row by the same rules', async () => {
    const id = await checked([
      'Client ID,First name,Last name,Email,Birth Date,Points,Visits,Consent source',
      '1,Eve,Dunn,eve@dunn.test,2/31/1980,7,3,Form',
      '2,Pia,Dunn,pia@dunn.test,12/25/1990,many,,',
      '3,,,,,10,,',
    ])
    expect((await row(id, 2))?.fields).toEqual({
      ...{ firstName: 'Eve', lastName: 'Dunn', email: 'eve@dunn.test', phone: '', birthday: '' },
      ...{ points: '7', spend: '0.00', visits: '3' },
    })
    expect((await correct(id, 2, { birthday: '2/28/1980' })).json()).toMatchObject({
      ...{ kind: 'new', sentence: 'New patient.', name: 'Eve Dunn' },
      fields: { birthday: '1980-02-28' },
    })
    expect((await correct(id, 3, { points: '12', birthday: '6/1/2015' })).json()).toMatchObject({
      ...{ kind: 'refused', sentence: 'This patient is under 18 and can’t be imported.' },
    })
    expect((await correct(id, 4, { lastName: '-' })).json()).toMatchObject({
      ...{ code: 'unreadable-row', message: 'This row has no name, no email address and no phone number.' },
    })
    expect((await correct(id, 4, { email: 'eve@dunn.test', points: '20' })).json()).toMatchObject({
      kind: 'new',
    })
    expect((await imports.find(id)).totals).toMatchObject({ new: 2, refused: 1, points: 27 })
    await imports.run(id)
    expect(await app.modules.identity.memberByExternalId('vagaro:1')).toBe((await row(id, 2))?.memberId)
    expect((await correct(id, 3, { birthday: '' })).json()).toMatchObject({ code: 'import-elsewhere' })
  })

  it('rechecks repeats after a correction, those that are none anymore and new ones', async () => {
    const id = await checked([
      'First name,Last name,Email,Points',
      'Ina,Ford,ina@ford.test,1',
      'Ina,Ford,ina@ford.test,2',
      'Ida,Ford,ida@ford.test,3',
    ])
    const kinds = async () => (await imports.rows(id)).map(({ kind, sentence }) => `${kind}: ${sentence}`)
    expect((await kinds())[1]).toBe('refused: This is the same person as in row 2.')
    await correct(id, 2, { firstName: 'Ida', email: 'ida@ford.test' })
    expect(await kinds()).toEqual([
      'new: New patient.',
      'new: New patient.',
      'refused: This is the same person as in row 2.',
    ])
    expect((await imports.find(id)).totals).toMatchObject({ new: 2, refused: 1, points: 3 })
  })

  it('takes rows for one person by name and any contact, unless the birthdays differ', async () => {
    const id = await checked([
      'Client ID,First name,Last name,Email,Phone,Birthday',
      'N1,Ada,Noll,ada@noll.test,(415) 555-2620,',
      'N2,Ada,Noll,,4155552620,',
      'N3,Ada,Noll,ada2@noll.test,+1 415 555 2620,1/31/1990',
      'N4,Jon,Noll,all@noll.test,,1/31/1968',
      'N5,Jon,Noll,all@noll.test,,1/31/1999',
      'N6,Jon,Noll,all@noll.test,,1/31/1999',
      'N7,Kim,Noll,all@noll.test,(415) 555-2621,',
      'N8,Kim,Noll,kim@noll.test,555-26,',
      'N9,Kim,Noll,,55526,',
    ])
    expect((await imports.rows(id)).map(({ sentence }) => sentence.replace('person as in ', ''))).toEqual([
      'New patient.',
      'This is the same row 2.',
      'This is the same row 2.',
      'New patient.',
      'New patient.',
      'This is the same row 6.',
      'New patient.',
      'New patient. “555-26” isn’t a valid phone number, so we’ll keep it as written.',
      'This is the same row 9.',
    ])
  })

  it('offers the undo for as long as it is possible', async () => {
    const id = await checked(['First name,Last name,Email', 'Una,Late,una@late.test'])
    await imports.run(id)
    expect((await imports.find(id)).undoUntil).not.toBeNull()
    await app.database.run("update arrivals.import set done_at = done_at - interval '7 days' where id = $1", [
      id,
    ])
    expect((await imports.find(id)).undoUntil).toBeNull()
    expect((await imports.undo(id)).json()).toMatchObject({ code: 'undo-too-late' })
  })

  it('reads a corrected birthday in the order of its column', async () => {
    const id = await checked([
      'First name,Last name,Email,Birthday',
      'Rae,Mint,rae@mint.test,31/12/1985',
      'Roy,Mint,roy@mint.test,03-04',
    ])
    expect((await correct(id, 2, { birthday: '03/04/1985' })).json()).toMatchObject({
      fields: { birthday: '1985-04-03' },
    })
    const { fields } = (await row(id, 3)) ?? {}
    expect((await correct(id, 3, { firstName: 'Ron' })).json()).toMatchObject({
      fields: { birthday: fields?.['birthday'] },
    })
  })

  it('makes another person of a repeat if staff say so', async () => {
    const list = [
      'Client ID,First name,Last name,Email,Birthday,Points',
      'P1,Max,Pohl,max@pohl.test,,10',
      'P2,Max,Pohl,max@pohl.test,,20',
      'P1,Max,Pohl,max@pohl.test,,40',
      'P3,Tim,Pohl,tim@pohl.test,1/1/2020,80',
    ]
    const id = await checked(list)
    expect((await imports.rows(id)).map(({ isRepeat }) => isRepeat)).toEqual([false, true, true, false])
    expect((await decide(id, 3, { kind: 'matched' })).json()).toMatchObject({ code: 'import-elsewhere' })
    expect((await decide(id, 5, { kind: 'new' })).json()).toMatchObject({ code: 'import-elsewhere' })
    for (const number of [3, 4]) expect((await decide(id, number, { kind: 'new' })).status).toBe(200)
    for (const [number, points] of [11, 21, 41].entries())
      await correct(id, number + 2, { points: `${points}`, lastName: 'Pohl-Ray' })
    expect(await imports.find(id)).toMatchObject({ totals: { new: 3, refused: 1, points: 73 } })
    await imports.run(id)
    const people = await imports.rows(id, '?outcome=done')
    expect(new Set(people.map(({ memberId }) => memberId)).size).toBe(3)
    const again = await checked(list)
    await decide(again, 4, { kind: 'new' })
    expect((await row(again, 4))?.sentence).toBe('Already imported.')
  })

  it('doesn’t pass a column that it isn’t sure of until somebody confirms or changes it', async () => {
    const { id, columns } = await imports.upload('email,joined at\nkai@mail.test,45\nlio@mail.test,12\n')
    const unsure = columns.find(({ isSure }) => !isSure)
    expect(unsure?.heading).toBe('joined at')
    const put = (changes: object) =>
      owner.send('PUT', `/api/admin/imports/${id}/columns`, {
        columns: columns.map(({ index, field }) => ({
          ...{ index, field, dateOrder: null },
          ...(index === unsure?.index && changes),
        })),
      })
    expect((await put({})).json()).toMatchObject({
      ...{ code: 'questions-open', message: 'First, please choose what’s in the “joined at” column.' },
    })
    expect((await put({ field: 'points' })).status).toBe(200)
    await imports.goOn()
    expect((await imports.find(id)).columns[1]).toMatchObject({
      chosen: { field: 'points', dateOrder: null },
    })
    expect((await put({ isConfirmed: true })).status).toBe(200)
  })

  it('lists rows page by page, and shows each outcome afterward', async () => {
    await enrolled('Una', 'Gray', '(415) 555-2605')
    const id = await checked([
      'First name,Last name,Phone',
      'Ugo,Gray,(415) 555-2605',
      'Ula,Gray,(415) 555-2606',
      ',,',
      'Ulf,Gray,(415) 555-2607',
    ])
    const first = await owner.get(`/api/admin/imports/${id}/rows?kind=new&limit=1`)
    expect(first.json()).toMatchObject([{ number: 3 }])
    expect([first.headers['x-total-count'], first.headers['link']]).toEqual([
      ...['2', expect.stringContaining('cursor=3')],
    ])
    const next = await owner.get(`/api/admin/imports/${id}/rows?kind=new&limit=1&cursor=3`)
    expect([next.json(), next.headers['link']]).toMatchObject([[{ number: 5 }], undefined])
    await imports.run(id)
    const none = { skipped: 0, undone: 0, kept: 0 }
    expect(await imports.find(id)).toMatchObject({ outcomes: { done: 2, unclear: 1, refused: 0, ...none } })
    await imports.undo(id)
    expect(await imports.find(id)).toMatchObject({ outcomes: { done: 0, undone: 2, unclear: 1 } })
  })
})
