import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { importsOf } from './list-import.ts'

describe.each(usualDatabases)('several lists with the same people (%s)', database => {
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
  const decide = (id: string, number: number, choice: object) =>
    olga.post(`/api/admin/imports/${id}/rows/${number}`, choice)
  const outcomes = async (id: string) =>
    (await imports.rows(id)).map(({ outcome, sentence }) => `${outcome}: ${sentence}`)
  const patient = (memberId: string) => app.modules.patients.findPatient(memberId)
  const idOf = async (email: string) => (await app.modules.patients.patientByEmail(email))?.id ?? ''
  const consentsOf = (memberId: string) => app.modules.messaging.consentsOf(memberId)

  it('add what a list promised for new patients, though another list brought them first', async () => {
    const list = (points: number) => `email,first name,last name,points\nmia@a.test,Mia,Hale,${points}\n`
    const ria = await enrolled('Ria', 'Hale', { email: 'ria@a.test' })
    await imports.importAll(`email,first name,last name,points\nria@a.test,Ria,Hale,7\n`, 'add', 'Wix')
    const [first, second] = [
      await checked(list(40)),
      await checked(`${list(30)}ria@a.test,Ria,Hale,5\n`, 'Smile'),
    ]
    await imports.run(first)
    await imports.run(second, 'replace')
    expect(await patient(await idOf('mia@a.test'))).toMatchObject({ pointsBalance: 70 })
    expect(await patient(ria)).toMatchObject({ pointsBalance: 5 })
  })

  it('leave it to staff who of a family is the patient without a name', async () => {
    const family = await checked(
      'email,first name,last name,points\nfam@b.test,Lou,Poe,100\nfam@b.test,Max,Poe,50\n',
    )
    await imports.importAll('email,points\nfam@b.test,70\n', 'add', 'Smile')
    await imports.run(family, 'add')
    const rivals =
      'skipped: Several rows share a contact with this patient, who has no name yet. Is it this person? To decide, please import this list again.'
    expect(await outcomes(family)).toEqual([rivals, rivals])
    expect(await patient(await idOf('fam@b.test'))).toMatchObject({ pointsBalance: 70 })
  })

  it('opt out whom a repeated row is about, not who shares the address', async () => {
    const ann = await enrolled('Ann', 'Hart', { email: 'fam@c.test' })
    const id = await checked(
      `Client ID,email,first name,last name,Email marketing,Email consent date,Consent source
1,fam@c.test,Mia,Hart,Yes,2024-02-11,Form
2,fam@c.test,Mia,Hart,No,,
`,
    )
    await decide(id, 2, { kind: 'new' })
    await imports.run(id)
    const mia = (await imports.rows(id))[0]?.memberId ?? ''
    expect(await consentsOf(mia)).toMatchObject({ email: { given: false } })
    expect(await consentsOf(ann)).toEqual({})
  })

  it('ask whether another person is the patient with the same name and address', async () => {
    const gil = await enrolled('Gil', 'Ray', { email: 'gil@d.test' })
    const id = await checked(
      'Client ID,email,first name,last name,points\nP1,gil@d.test,Gil,Ray,10\nP2,gil@d.test,Gil,Ray,20\n',
    )
    await decide(id, 3, { kind: 'new' })
    expect((await imports.rows(id))[1]).toMatchObject({ kind: 'unclear', memberId: gil })
    await decide(id, 3, { kind: 'new' })
    await imports.run(id, 'add')
    expect(await patient(gil)).toMatchObject({ pointsBalance: 10 })
    expect((await imports.rows(id))[1]).toMatchObject({ outcome: 'done', points: 20 })
  })

  it('are taken back although an opt-out of theirs was recorded later', async () => {
    const bea = `email,first name,last name,points,Email marketing,Email consent date,Consent source
bea@e.test,Bea,Bell,10,Yes,2024-02-11,Form
`
    const { id } = await imports.importAll(bea)
    app.clock.advance({ minutes: 5 })
    const later = await imports.importAll(
      'email,first name,last name,Email marketing\nbea@e.test,Bea,Bell,No\n',
    )
    await imports.undo(later.id)
    await imports.undo(id)
    expect((await outcomes(id))[0]).toBe('undone: Undone.')
  })

  it('keep a patient whom another list has, too, when the first one is undone', async () => {
    const smile = await imports.importAll('email,points\nida.77@f.test,\n', 'keep', 'Smile')
    const jane = 'email,first name,last name,birthday\nida.77@f.test,Ida,Ives,1985-03-14\n'
    await imports.importAll(jane, 'keep', 'Jane')
    await imports.undo(smile.id)
    expect(await outcomes(smile.id)).toEqual(['kept: Another list has this patient, too.'])
    expect(await patient(await idOf('ida.77@f.test'))).toMatchObject({ firstName: 'Ida' })
  })

  it('keep a patient whom a later list of the same system has, too', async () => {
    const first = await imports.importAll(
      'Client ID,email,first name,last name\nL1,leo@l.test,Leo,Long\n',
      'keep',
    )
    await imports.importAll('Client ID,email,first name,last name,points\nL1,leo@l.test,Leo,Long,5\n', 'keep')
    await imports.undo(first.id)
    expect(await outcomes(first.id)).toEqual(['kept: Another list has this patient, too.'])
  })

  it('keep a patient whose name the desk has corrected', async () => {
    const { id } = await imports.importAll('email,first name,last name\nmo@m.test,Mo,Mayr\n')
    const memberId = await idOf('mo@m.test')
    app.clock.advance({ minutes: 1 })
    const seen = { firstName: 'Mo', lastName: 'Mayr', birthday: null }
    const corrected = { ...seen, lastName: 'Mayer', replaces: seen }
    expect((await olga.post(`/api/admin/patients/${memberId}/details`, corrected)).status).toBe(200)
    await imports.undo(id)
    expect(await outcomes(id)).toEqual(['kept: This patient’s name or birthday was corrected since.'])
  })

  it('are checked again even if their check was under way when the undo began', async () => {
    const list = 'email,first name,last name,points\nned@n.test,Ned,North,40\n'
    const first = await imports.importAll(list, 'add', 'Wix')
    const other = await checked(list, 'Smile')
    const becomes = (state: string) =>
      app.database.run('update arrivals.import set state = $2 where id = $1', [other, state])
    await becomes('checking')
    await app.modules.arrivals.undoImport(first.id)
    await becomes('checked')
    await imports.goOn()
    expect((await imports.find(other)).totals).toMatchObject({ new: 1, matched: 0, points: 40 })
  })

  /** One of two lists with these people is checked, the other is about to run, and staff have decided Liz's row. */
  const twoWaiting = async (email: string) => {
    const list = `email,first name,last name,points\n${email},Bea,Rush,100\n${email},Liz,Rush,20\n`
    const ids = [await checked(list), await checked(list, 'Smile')] as const
    for (const id of ids) await decide(id, 3, { kind: 'matched' })
    await olga.post(`/api/admin/imports/${ids[1]}/run`, { balances: 'add' })
    return ids
  }
  const merge = async (survivorId: string, otherId: string) =>
    (await olga.post(`/api/admin/patients/${survivorId}/merge`, { otherId })).json<{ id: string }>().id
  const kindsOf = async (id: string) => (await imports.rows(id)).map(({ kind }) => kind)

  it('credit the patient into whom another was merged since the check, also where staff decided', async () => {
    const email = 'bea@r.test'
    const [one, other] = [await enrolled('Bea', 'Rush'), await enrolled('Bea', 'Rush', { email })]
    const [first] = await twoWaiting(email)
    await merge(one, other)
    await imports.goOn()
    expect(await kindsOf(first)).toEqual(['matched', 'matched'])
    await imports.run(first, 'add')
    expect(await patient(one)).toMatchObject({ pointsBalance: 240 })
  })

  it('credit the patient who has the contact again since a merge was undone, and ask staff again', async () => {
    const email = 'bea@s.test'
    const [one, other] = [await enrolled('Bea', 'Rush'), await enrolled('Bea', 'Rush', { email })]
    const merged = await merge(one, other)
    const [first, second] = await twoWaiting(email)
    expect((await olga.post(`/api/admin/merges/${merged}/undo`, {})).status).toBe(200)
    await imports.goOn()
    expect(await kindsOf(first)).toEqual(['matched', 'unclear'])
    await imports.run(first, 'add')
    expect(await patient(one)).toMatchObject({ pointsBalance: 0 })
    expect(await patient(other)).toMatchObject({ pointsBalance: 200 })
    expect((await outcomes(second))[1]).toContain('skipped: Bea Rush already has this email address.')
  })

  it('still name the survivor in a finished list after the undo, so that a deletion finds them', async () => {
    const email = 'bea@t.test'
    const [one, other] = [await enrolled('Bea', 'Rush'), await enrolled('Bea', 'Rush', { email })]
    const merged = await merge(one, other)
    const id = await checked(`email,first name,last name,points\n${email},Liz,Rush,20\n`)
    await imports.run(id, 'add')
    await olga.post(`/api/admin/merges/${merged}/undo`, {})
    const rows = 'select kind, member_id as "memberId" from arrivals.row where import_id = $1'
    expect(await app.database.run(rows, [id])).toEqual([{ kind: 'unclear', memberId: one }])
  })

  /** Checks a list again in a process that has to wait for this transaction, and does something meanwhile. */
  const checkAgain = async (
    id: string,
    inTransaction: () => Promise<unknown>,
    meanwhile: () => Promise<unknown> = async () => {},
  ) => {
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const transaction = app.database.inTransaction(async () => {
      await inTransaction()
      begun.resolve()
      await over.promise
    })
    await begun.promise
    await app.database.run("update arrivals.import set state = 'checking' where id = $1", [id])
    const check = imports.goOn()
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await eventually(async () => expect(await app.database.run(waiting)).toHaveLength(1))
    await meanwhile()
    over.resolve()
    await Promise.all([transaction, check])
  }
  // The embedded database has only one connection.
  const itWithConnections = it.runIf(database === 'postgresql')

  itWithConnections('are checked from the start if an undo has ended since their check began', async () => {
    const first = await imports.importAll('email,first name,last name,points\nnia@q.test,Nia,Quick,40\n')
    const more = Array.from({ length: 500 }, (_, n) => `q${n}@q.test,Q${n},Quick,1`).join('\n')
    const other = await checked(
      `email,first name,last name,points\nnia@q.test,Nia,Quick,40\n${more}\n`,
      'Smile',
    )
    expect((await imports.find(other)).totals).toMatchObject({ new: 500, matched: 1 })
    const lockLast = 'select from arrivals.row where import_id = $1 and number = 502 for update'
    await checkAgain(
      other,
      () => app.database.run(lockLast, [other]),
      () => imports.undo(first.id),
    )
    expect((await imports.find(other)).totals).toMatchObject({ new: 501, matched: 0 })
  })

  itWithConnections('don’t keep what they say about a patient who is deleted during the check', async () => {
    const memberId = await enrolled('Pia', 'Past', { email: 'pia@p.test' })
    const id = await checked('email,first name,last name,points\npia@p.test,Pia,Past,40\n')
    await checkAgain(id, () => app.modules.privacy.removeMembers([memberId]))
    expect(await imports.rows(id)).toMatchObject([{ name: '', fields: null, memberId: null }])
  })

  it('don’t make a second of a family the patient whom staff chose', async () => {
    await imports.importAll('email,points\nfam@o.test,70\n', 'add', 'Smile')
    const family = await checked(
      'email,first name,last name,points\nfam@o.test,Lou,Olm,100\nfam@o.test,Max,Olm,50\n',
    )
    await decide(family, 2, { kind: 'matched' })
    const other = await imports.importAll('email,first name,last name\nother@o.test,Oz,Olm\n', 'keep', 'Wix')
    await imports.undo(other.id)
    const kinds = (await imports.rows(family)).map(({ kind }) => kind)
    expect(kinds).toEqual(['matched', 'unclear'])
  })

  it('opt out independently, so undoing one leaves the other’s opt-out', async () => {
    const gus = await enrolled('Gus', 'Hale', { email: 'gus@g.test' })
    const list = 'email,first name,last name,Email marketing\ngus@g.test,Gus,Hale,No\n'
    const first = await imports.importAll(list, 'keep', 'Vagaro')
    await imports.importAll(list, 'keep', 'Smile')
    await imports.undo(first.id)
    expect(await consentsOf(gus)).toMatchObject({ email: { given: false } })
  })

  it('match one person alike in every batch', async () => {
    const strangers = Array.from({ length: 80 }, (_, n) => `s${n}@h.test,S${n},Stone,,1`)
    const id = await checked(`email,first name,last name,phone,points
uma@h.test,Uma,Hall,,10
${strangers.join('\n')}
,Uma,Hall,(415) 555-0477,20
`)
    const uma = await enrolled('Uma', 'Hall', { email: 'uma@h.test', phone: '(415) 555-0477' })
    await imports.run(id, 'add')
    expect((await imports.rows(id)).at(-1)).toMatchObject({ outcome: 'done', memberId: uma })
    expect(await patient(uma)).toMatchObject({ pointsBalance: 30 })
  })

  it('are checked again when one is undone, and keep what staff decided', async () => {
    const known = await enrolled('Ivo', 'Ivory', { email: 'ivo@i.test' })
    const list = `Client ID,email,first name,last name,points
I1,kim@i.test,Kim,Ivory,40
I2,lex@i.test,Lex,Ivory,60
I3,ivo@i.test,Ivo,Ivory,100
I4,lex@i.test,Max,Ivory,5
I5,kim@i.test,Kit,Ivory,7
`
    const first = await imports.importAll(list.split('\n').slice(0, 4).join('\n'), 'add')
    const smile = await checked(list, 'Smile')
    const second = await checked(list)
    await decide(second, 5, { kind: 'new' })
    await decide(second, 6, { kind: 'matched' })
    expect((await imports.find(second)).totals).toMatchObject({ new: 1, matched: 4, matchedPoints: 7 })
    expect((await imports.find(smile)).totals).toMatchObject({ matched: 3, unclear: 2 })
    await imports.undo(first.id)

    for (const id of [second, smile]) {
      const later = await imports.find(id)
      expect(later).toMatchObject({ state: 'checked', totals: { new: 4, points: 112, matchedPoints: 100 } })
    }
    const rows = async (id: string) =>
      (await imports.rows(id)).map(({ kind, sentence, memberId, fields }) => ({
        ...{ kind, memberId, fields },
        sentence: sentence.replace(', as you decided', ''),
      }))
    expect(await rows(second)).toEqual(await rows(await checked(list)))
    await imports.run(second, 'add')
    expect((await imports.rows(second)).map(({ outcome, points }) => [outcome, points])).toEqual(
      [40, 60, 100, 5, 7].map(points => ['done', points]),
    )
    expect(await patient(known)).toMatchObject({ pointsBalance: 100 })
    expect(await patient(await idOf('kim@i.test'))).toMatchObject({ pointsBalance: 40 })
  })

  it.each(['Client ID,', ''])('add points that the list before them didn’t have: %semail', async head => {
    const who = head ? 'listed' : 'unlisted'
    const add = (list: string) => imports.importAll(list, 'add', `${who} system`)
    const list = (points?: number) =>
      ['jo', 'jan', 'jim'].reduce(
        (rows, name) =>
          `${rows}\n${head && `${name},`}${name}@${who}.test,${name},Jay${points === undefined ? '' : `,${points}`}`,
        `${head}email,first name,last name${points === undefined ? '' : ',points'}`,
      )
    const jo = await enrolled('Jo', 'Jay', { email: `jo@${who}.test` })
    const waiting = await checked(list(30), `${who} system`)
    const without = await add(list())
    const ids = [jo, await idOf(`jan@${who}.test`), await idOf(`jim@${who}.test`)]
    const balances = async () => (await Promise.all(ids.map(patient))).map(found => found?.pointsBalance)
    await app.modules.arrivals.runImport({ importId: waiting, balances: 'add' })
    await imports.goOn()
    expect(await balances()).toEqual([30, 30, 30])
    await imports.undo(waiting)
    expect(await balances()).toEqual([0, 0, 0])

    const later = await add(list(30))
    expect(later.totals).toMatchObject({ new: 0, matched: 3, matchedPoints: 90 })
    expect(await balances()).toEqual([30, 30, 30])
    for (const points of [30, undefined, 50]) {
      const again = await add(list(points))
      expect(again.totals).toMatchObject({ new: 0, matchedPoints: 0 })
      expect(await imports.rows(again.id, '?outcome=done')).toEqual([])
    }
    expect(await balances()).toEqual([30, 30, 30])
    expect(new Set(await app.modules.arrivals.membersOfImport(without.id))).toEqual(new Set(ids))
    await imports.undo(without.id)
    expect((await outcomes(without.id))[2]).toBe('kept: Points have changed since.')
    await imports.undo(later.id)
    expect(await balances()).toEqual([0, 0, 0])
  })

  it('opt out only once, so a later consent given here holds until an opt-out is news', async () => {
    const [kai, leo] = [
      await enrolled('Kai', 'Kay', { email: 'kai@k.test' }),
      await enrolled('Leo', 'Kay', { email: 'leo@k.test' }),
    ]
    const list = (leoSays: string, leoDate: string, columns = '') =>
      `Client ID,email,first name,last name,Email marketing,Email consent date${columns && ',Consent source'}
K1,kai@k.test,Kai,Kay,No,${columns}
K2,leo@k.test,Leo,Kay,${leoSays},${leoDate}${columns}
`
    const consent = async (memberId: string) => (await consentsOf(memberId)).email?.given
    const agree = (memberId: string) =>
      app.modules.messaging.recordConsent({
        ...{ memberId, channel: 'email', given: true, wording: 'x', source: 'front desk' },
      })
    await imports.importAll(list('', ''))
    expect([await consent(kai), await consent(leo)]).toEqual([false, undefined])
    app.clock.advance({ minutes: 5 })
    for (const memberId of [kai, leo]) await agree(memberId)
    app.clock.advance({ minutes: 5 })
    await imports.importAll(list('No', '2026-01-05'))
    expect([await consent(kai), await consent(leo)]).toEqual([true, false])
    await agree(leo)
    await imports.importAll(list('No', '2026-01-05', ',Form'))
    expect([await consent(kai), await consent(leo)]).toEqual([true, true])
    await imports.importAll(list('No', '2026-01-06'))
    expect([await consent(kai), await consent(leo)]).toEqual([true, false])
  })
})
