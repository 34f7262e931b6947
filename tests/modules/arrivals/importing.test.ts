import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { importsOf } from './list-import.ts'

const head =
  'Client ID,First Name,Last Name,Email,Mobile Phone,Birth Date,Points Balance,Lifetime Spend,Visits,Client Since,Accepts Email Marketing,Email consent date,Consent source,SMS Opt Out'

const list = `${head}
1,Ana,Okafor,ana@mail.test,(415) 555-0101,3/14/1985,120,"$2,150.00",9,5/20/2019,Yes,2024-02-11,Website form,No
2,Bea,Quinn,noemail@noemail.com,415-555-0102,12/25/1990,0,$0.00,0,6/1/2021,No,,,Yes
3,Cam,Brandt,N/A,,,45,$480.50,3,,Yes,,,
4,,,,,,10,,,,,,,
5,Dee,Young,dee@mail.test,,4/30/2012,5,,,,,,,
6,Eve,Marsh,eve@mail.test,555,2/31/1980,7,,,,,,,
1,Ana,Okafor,ana@mail.test,(415) 555-0101,3/14/1985,120,"$2,150.00",9,5/20/2019,Yes,2024-02-11,Website form,No
`

describe.each(usualDatabases)('importing a list (%s)', database => {
  let app: TestApp
  let imports: ReturnType<typeof importsOf>
  beforeAll(async () => {
    app = await openTestApp({ database })
    imports = importsOf(app, await app.staff('owner'))
    // Somebody listens to everything that happens.
    await app.database.run(`insert into integrations.endpoint (id, url, events, created_by, created_at)
      values (gen_random_uuid(), 'https://pos.test/hook', '{member.joined,points.changed,tier.changed}', 'Olga', now())`)
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const count = async (of: string) => {
    const [row] = await app.database.run(`select count(*)::int as n from ${of}`)
    return (row as { n: number }).n
  }
  const silence = async () => [
    await count('messaging.notification'),
    await count('messaging.delivery'),
    await count('messaging.mail'),
    await count('integrations.event'),
  ]
  const patient = async (email: string) => {
    const found = await app.modules.patients.patientByEmail(email)
    return found && app.modules.patients.findPatient(found.id)
  }
  const sums = async () =>
    (
      await app.database.run(`select
      (select coalesce(sum(balance), 0)::int from loyalty.account) as balances,
      (select coalesce(sum(amount), 0)::int from loyalty.entry) as entries,
      (select count(*)::int from identity.member) as members,
      (select count(*)::int from identity.contact) as contacts,
      (select coalesce(sum(total_spent_cents), 0)::float8 from tiers.standing) as spend,
      (select coalesce(sum(visits), 0)::int from tiers.standing) as visits`)
    )[0]

  it('says of each row what would become of it, and writes nothing', async () => {
    const before = await sums()
    const { id, columns, rows } = await imports.upload(list)
    expect(columns.map(({ field }) => field).join(' ')).toBe(
      'externalId firstName lastName email phone birthday points spend visits joined emailConsent emailConsentDate consentSource smsOptOut',
    )
    expect(rows).toBe(7)
    const checked = await imports.check(id)
    expect(checked).toMatchObject({
      state: 'checked',
      totals: {
        ...{
          new: 3,
          matched: 0,
          unclear: 0,
          refused: 4,
          points: 165,
          worth: '8.25',
          matchedPoints: 0,
          spend: '2630.50',
        },
        tiers: { Bronze: 2, Silver: 0, Gold: 1, Platinum: 0 },
      },
    })
    expect((await imports.rows(id)).map(({ number, kind, sentence }) => [number, kind, sentence])).toEqual([
      [2, 'new', 'New patient.'],
      [3, 'new', 'New patient. “noemail@noemail.com” isn’t a real address, so we left it out.'],
      [4, 'new', 'New patient.'],
      [5, 'refused', 'This row has no name, no email address and no phone number.'],
      [6, 'refused', 'This patient is under 18 and can’t be imported.'],
      [7, 'refused', 'The birthday “2/31/1980” is not a date.'],
      [8, 'refused', 'This is the same person as in row 2.'],
    ])
    expect(await sums()).toEqual(before)
  })

  it('makes members with their points, spend, tier, contacts and consents, and tells nobody', async () => {
    const before = await silence()
    const { id, state } = await imports.importAll(list)
    expect(state).toBe('done')
    const ana = await patient('ana@mail.test')
    expect(ana).toMatchObject({
      ...{ firstName: 'Ana', lastName: 'Okafor', dateOfBirth: '1985-03-14', pointsBalance: 120 },
      ...{ totalSpentCents: 215_000, totalVisits: 9, tier: 'Gold' },
      createdAt: new Date('2019-05-20T12:00:00Z'),
    })
    const memberId = ana?.id ?? ''
    expect(await app.modules.loyalty.listEntries(memberId, 10, undefined)).toMatchObject([
      { amount: 120, kind: 'adjustment', reason: 'Imported from Vagaro' },
    ])
    const [entry] = await app.database.run('select reference from loyalty.entry where member_id = $1', [
      memberId,
    ])
    expect(entry).toEqual({ reference: 'import:vagaro:id 1' })
    expect(await app.modules.identity.memberByExternalId('vagaro:1')).toBe(memberId)
    expect(await app.modules.identity.listContacts(memberId)).toMatchObject([
      { kind: 'email', value: 'ana@mail.test' },
      { kind: 'phone', value: '+14155550101', isValid: true, isShared: false },
    ])
    expect(await app.modules.messaging.consentsOf(memberId)).toMatchObject({
      email: {
        given: true,
        source: 'import from Vagaro: Website form',
        at: new Date('2024-02-11T12:00:00Z'),
      },
    })
    const [bea, cam] = (await imports.rows(id, '?kind=new')).slice(1)
    expect(await app.modules.messaging.consentsOf(bea?.memberId ?? '')).toMatchObject({
      ...{ email: { given: false }, sms: { given: false } },
    })
    // A yes without a date and a source proves nothing.
    expect(await app.modules.messaging.consentsOf(cam?.memberId ?? '')).toEqual({})
    expect(await silence()).toEqual(before)
  })

  it('changes nothing when it is imported again, and an overlapping list adds who is new', async () => {
    const before = await sums()
    const again = await imports.upload(list)
    expect((await imports.check(again.id)).totals).toMatchObject({
      new: 0,
      matched: 3,
      points: 0,
      matchedPoints: 0,
    })
    await imports.run(again.id, 'add')
    expect(await sums()).toEqual(before)
    const { id } = await imports.importAll(
      `${head}\n1,Ana,Okafor,ana@mail.test,,,900,,,,,,,\n77,Gil,Lee,gil@mail.test,,,30,,,,,,,\n`,
      'replace',
    )
    expect(await imports.rows(id)).toMatchObject([
      { kind: 'matched', outcome: 'skipped', sentence: 'Already imported.' },
      { kind: 'new', outcome: 'done' },
    ])
    expect(await patient('ana@mail.test')).toMatchObject({ pointsBalance: 120 })
    expect(await patient('gil@mail.test')).toMatchObject({ pointsBalance: 30 })
  })

  it('matches by a contact with the name, never by the name or the contact alone', async () => {
    const { id: mia } = await app.member('Mia')
    const { firstName, lastName, email } = (await app.modules.patients.findPatient(mia)) ?? {
      firstName: '',
      lastName: '',
      email: '',
    }
    const rows = [
      `email,first name,last name,points`,
      `${email},${firstName.toUpperCase()},${lastName},40`,
      `other@mail.test,${firstName},${lastName},50`,
      `${email},Petra,${lastName},60`,
    ]
    const { id } = await imports.upload(rows.join('\n'), 'Smile')
    await imports.check(id)
    expect((await imports.rows(id)).map(({ kind, memberId }) => [kind, memberId])).toEqual([
      ['matched', mia],
      ['new', null],
      ['unclear', mia],
    ])
    await imports.run(id, 'add')
    expect(await app.modules.patients.findPatient(mia)).toMatchObject({ pointsBalance: 40 })
    expect(await imports.rows(id, '?kind=unclear')).toMatchObject([{ outcome: 'waiting' }])
  })

  it('gives members the other system’s ID, by which a register finds them, until it is taken back', async () => {
    const { memberByExternalId, enroll } = app.modules.identity
    const enrolled = async (firstName: string, externalId: string) =>
      (await enroll({ firstName, lastName: 'Lund', externalId, consents: [], sharesContacts: false }))
        .memberId
    const uma = await enrolled('Uma', 'mindbody:r-1')
    const vic = await enrolled('Vic', 'mindbody:r-2')
    const { id: wes } = await app.member('Wes')
    const { firstName, lastName, email } = (await app.modules.patients.findPatient(wes)) ?? {}
    const rows = `Client ID,First Name,Last Name,Email,Points
r-1,UMA,Lund,uma@mail.test,10
r-2,Xia,Ruiz,xia@mail.test,20
r-3,${firstName},${lastName},${email},30
r-4,Yan,Sole,yan@mail.test,40
`
    const { id } = await imports.upload(rows, 'Mindbody')
    await imports.check(id)
    expect((await imports.rows(id)).map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ['matched', 'Uma Lund is already a patient with this ID.'],
      ['new', 'New patient. The ID “mindbody:r-2” belongs to another patient, so we left it out.'],
      [
        'matched',
        `${firstName} ${lastName} is already a patient with this email address. The ID “mindbody:r-3” is added.`,
      ],
      ['new', 'New patient.'],
    ])
    const late = await enrolled('Zoe', 'mindbody:r-4')
    await imports.run(id, 'add')
    const holders = () => Promise.all([1, 2, 3, 4].map(n => memberByExternalId(`mindbody:r-${n}`)))
    expect(await holders()).toEqual([uma, vic, wes, late])
    expect((await imports.rows(id)).at(-1)).toMatchObject({
      outcome: 'done',
      sentence: 'New patient. The ID “mindbody:r-4” belongs to another patient, so we left it out.',
    })
    expect(await app.modules.patients.findPatient(uma)).toMatchObject({ pointsBalance: 10 })

    const again = await imports.importAll(rows, 'add', 'Mindbody')
    expect(again.totals).toMatchObject({ new: 0, matched: 4, matchedPoints: 0 })
    expect(await holders()).toEqual([uma, vic, wes, late])

    expect((await imports.undo(id)).status).toBe(200)
    expect(await holders()).toEqual([uma, vic, undefined, late])
  })

  it('leaves the ID with a patient whose points have changed since', async () => {
    const { id: memberId } = await app.member('Rae')
    const { firstName, lastName, email } = (await app.modules.patients.findPatient(memberId)) ?? {}
    const { id } = await imports.importAll(
      `Client ID,First Name,Last Name,Email\nr-9,${firstName},${lastName},${email}\n`,
      'keep',
      'Mindbody',
    )
    await app.modules.loyalty.adjustPoints({
      ...{ memberId, type: 'add', points: 5, reason: 'By the register', actor: 'staff:x' },
    })
    expect((await imports.undo(id)).status).toBe(200)
    expect(await imports.rows(id)).toMatchObject([{ outcome: 'kept' }])
    expect(await app.modules.identity.memberByExternalId('mindbody:r-9')).toBe(memberId)
  })

  it('is taken back to the point, and whoever has done something since is left alone and listed', async () => {
    const before = await sums()
    const { id } = await imports.importAll(
      'email,first name,last name,points,lifetime spend,visits\nira@mail.test,Ira,Stone,70,$900,4\nkim@mail.test,Kim,Fox,80,$100,1\n',
      'keep',
      'Boulevard',
    )
    const kim = await patient('kim@mail.test')
    await app.modules.loyalty.adjustPoints({
      ...{ memberId: kim?.id ?? '', type: 'subtract', points: 30, reason: 'Used', actor: 'staff:x' },
    })
    expect((await imports.undo(id)).status).toBe(200)
    expect(await imports.find(id)).toMatchObject({ state: 'undone' })
    expect(await imports.rows(id)).toMatchObject([
      { outcome: 'undone' },
      { outcome: 'kept', sentence: 'Points have changed since.', name: 'Kim Fox' },
    ])
    expect(await patient('ira@mail.test')).toBeUndefined()
    expect(await sums()).toMatchObject({
      ...{
        balances: (before as { balances: number }).balances + 50,
        members: (before as { members: number }).members + 1,
      },
    })
    const again = await imports.importAll(
      'email,first name,last name,points\nira@mail.test,Ira,Stone,70\n',
      'keep',
      'Boulevard',
    )
    expect(again.totals).toMatchObject({ new: 1 })
    expect(await patient('ira@mail.test')).toMatchObject({ pointsBalance: 70 })
    expect((await imports.undo(again.id)).status).toBe(200)
  })

  it('can’t be taken back after seven days', async () => {
    const { id } = await imports.importAll('email,points\nlou@mail.test,5\n', 'keep', 'Old')
    await app.database.run("update arrivals.import set done_at = done_at - interval '8 days' where id = $1", [
      id,
    ])
    expect((await imports.undo(id)).status).toBe(409)
    expect(await patient('lou@mail.test')).toMatchObject({ pointsBalance: 5, firstName: 'lou' })
  })

  it('refuses a file that did not arrive completely, one that is no table, and a column nobody has explained', async () => {
    expect(await imports.upload('%PDF-1.4 …')).toMatchObject({
      state: 'failed',
      problem: 'This is a PDF. Please export the list as CSV or Excel (.xlsx) instead.',
    })
    const owner = await app.staff('owner')
    const begun = (
      await owner.post('/api/admin/imports', { source: 'x', fileName: 'x.csv', bytes: 10 })
    ).json() as { id: string }
    expect((await owner.post(`/api/admin/imports/${begun.id}/read`)).status).toBe(409)
    const { id } = await imports.upload('email,birthday\nzed@mail.test,03/04/1985\n')
    const columns = [{ index: 0, field: 'email', dateOrder: null }]
    expect((await owner.send('PUT', `/api/admin/imports/${id}/columns`, { columns })).json()).toMatchObject({
      code: 'questions-open',
    })
    const dated = [...columns, { index: 1, field: 'birthday', dateOrder: null }]
    expect((await owner.send('PUT', `/api/admin/imports/${id}/columns`, { columns: dated })).status).toBe(400)
  })

  it('gives staff and the member what another system said of them, and forgets it when they leave', async () => {
    await imports.importAll(
      'email,name,address,last visit,treatments,tier,blocked\npat@mail.test,Pat Sole,12 Palm St,2026-11-12,Botox,Gold,Yes\n',
      ...['keep', 'Zenoti Spa'],
    )
    const { id = '' } = (await patient('pat@mail.test')) ?? {}
    const said = { source: 'Zenoti Spa', address: '12 Palm St', treatments: 'Botox', lastVisit: '2026-11-12' }
    expect((await (await app.staff('front desk')).get(`/api/admin/users/${id}`)).json()).toMatchObject({
      imported: [{ ...said, tier: 'Gold', isBlocked: true }],
    })
    expect(await app.modules.arrivals.personalDataOf(id)).toMatchObject([said])
    await app.database.inTransaction(() => app.modules.privacy.removeMembers([id]))
    expect(await app.modules.arrivals.personalDataOf(id)).toEqual([])
    expect(await app.modules.arrivals.importedFactsOf(id)).toEqual([])
    expect(await count(`arrivals.row where member_id = '${id}'`)).toBe(0)
  })
})
