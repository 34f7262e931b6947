import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { usualDatabases } from '../../support/databases.ts'
import { intakeOf } from '../../support/intakes.ts'
import { treatmentOf } from '../../support/points.ts'
import { importsOf } from './list-import.ts'

describe.each(usualDatabases)('a list with more details about a patient (%s)', database => {
  let app: TestApp
  let olga: Browser
  let imports: ReturnType<typeof importsOf>
  beforeAll(async () => {
    app = await openTestApp({ database, now: '2027-03-14T18:00:00Z' })
    olga = await app.staff('owner')
    imports = importsOf(app, olga)
  })
  afterAll(() => app.stop())

  const idOf = async (email: string) => (await app.modules.patients.patientByEmail(email))?.id ?? ''
  const sentences = async (id: string) => (await imports.rows(id)).map(({ sentence }) => sentence)
  const enroll = async (more: Record<string, unknown>) =>
    (
      await app.modules.identity.enroll({
        lastName: 'Lee',
        consents: [],
        sharesContacts: false,
        ...more,
      } as never)
    ).memberId
  const contactsOf = async (memberId: string) =>
    (await app.modules.identity.listContacts(memberId)).map(({ value, isShared }) => [value, isShared])
  const shownTo = async (memberId: string) =>
    (await olga.get(`/api/admin/users/${memberId}`)).json<{ birthday: string; dateOfBirth: string }>()

  it('keeps a birthday without a year until a full one is known', async () => {
    await imports.importAll('email,first name,birthday\nmay@mail.test,May,03-14\njun@mail.test,Jun,06-30\n')
    const may = await idOf('may@mail.test')
    expect(await shownTo(may)).toMatchObject({ birthday: '03-14', dateOfBirth: null })
    expect(await app.modules.identity.personalDataOf(may)).toMatchObject({
      ...{ dateOfBirth: null, birthday: '03-14' },
    })
    const greeted = (kind: string) =>
      app.database.run(
        'select member_id as id from patients.audience($1, null, null, null, $2::date, $3::timestamptz)',
        [kind, '2027-03-14', '2027-03-14T18:00:00Z'],
      )
    expect(await greeted('BIRTHDAY_TODAY')).toEqual([{ id: may }])
    expect(await greeted('BIRTHDAY_MONTH')).toEqual([{ id: may }])
    await app.modules.identity.fillBirthday(may, '1985-03-15')
    expect(await shownTo(may)).toMatchObject({ birthday: '1985-03-15', dateOfBirth: '1985-03-15' })
    expect(await greeted('BIRTHDAY_TODAY')).toEqual([])
  })

  it('takes nobody for a new customer whose joining it doesn’t date', async () => {
    await imports.importAll(
      'email,name,joined,last visit\nnew@mail.test,Nia New,2027-03-01,\nold@mail.test,Oda Old,,2027-03-10\n' +
        'ago@mail.test,Ada Ago,,2020-03-10\nnot@mail.test,Noa Not,,\n',
    )
    const people = await app.database.run(
      `select email from patients.audience('NEW_CUSTOMERS', null, null, null, '2027-03-14'::date, '2027-03-14T18:00Z')
       where email = any($1)`,
      [['new@mail.test', 'old@mail.test', 'ago@mail.test', 'not@mail.test']],
    )
    expect(people).toEqual([{ email: 'new@mail.test' }])
    expect(await app.modules.patients.findPatient(await idOf('ago@mail.test'))).toMatchObject({
      createdAt: new Date('2020-03-10T12:00:00Z'),
    })
  })

  it('records no consent to texts of a patient who is too young for it', async () => {
    const ann = await enroll({ firstName: 'Ann', email: 'ann@mail.test' })
    await app.database.run(`update identity.member set date_of_birth = '2012-01-01' where id = $1`, [ann])
    await imports.importAll(
      'email,name,Mobile Phone,SMS consent,SMS consent date,Email opt out,Consent source\n' +
        'ann@mail.test,Ann Lee,(415) 555-0188,Yes,2024-02-11,Yes,Form\n',
    )
    expect(Object.keys(await app.modules.messaging.consentsOf(ann))).toEqual(['email'])
  })

  it('has patients without a birthday asked for it before an intake, like those whom the desk enrolls', async () => {
    await imports.importAll('email,name\nzoe@mail.test,Zoe Lee\n')
    for (const id of [await enroll({ firstName: 'Zia' }), await idOf('zoe@mail.test')]) {
      const { code } = await app.modules.identity.showClaimCode(id)
      const browser = app.visitor()
      expect((await browser.post('/api/auth/claim', { code, answer: '' })).status).toBe(200)
      const { dateOfBirth: _, ...undated } = intakeOf({})
      expect((await browser.post('/api/user/hipaa-intake', undated)).code).toBe('invalid-request')
      const young = { dateOfBirth: '2015-06-01' }
      for (const [path, body] of [
        ['/api/user/hipaa-intake', intakeOf(young)],
        ['/api/user/birthday', young],
      ] as const)
        expect((await browser.post(path, body)).code).toBe('under-minimum-age')
      expect(await shownTo(id)).toMatchObject({ birthday: null })
      expect((await browser.post('/api/user/hipaa-intake', intakeOf({}))).status).toBe(200)
      expect(await shownTo(id)).toMatchObject({ birthday: intakeOf({}).dateOfBirth })
    }
  })

  it('records a consent to texts for the mobile number', async () => {
    await imports.importAll(
      'email,Home Phone,Mobile Phone,SMS consent,SMS consent date,Consent source\nsue@mail.test,(415) 555-0120,(415) 555-0121,Yes,2024-02-11,Form\n',
    )
    expect(await app.modules.messaging.consentsOf(await idOf('sue@mail.test'))).toMatchObject({
      sms: { given: true, number: '+14155550121' },
    })
  })

  it('counts once if its rows have no ID and a phone has changed', async () => {
    const list = (phone: string) =>
      `email,first name,last name,phone,points\nana@mail.test,Ana,Stone,${phone},120\nbo@mail.test,Bo,Stone,,30\n`
    await imports.importAll(list('(415) 555-0130'), 'add', 'Smile')
    const { id } = await imports.upload(list('(415) 555-0131'), 'Smile')
    expect((await imports.check(id)).totals).toMatchObject({ matched: 2, matchedPoints: 0 })
    expect(await sentences(id)).toEqual(['Already imported.', 'Already imported.'])
    await imports.run(id, 'add')
    expect(await imports.rows(id)).toMatchObject([{ outcome: 'skipped' }, { outcome: 'skipped' }])
    const ana = await idOf('ana@mail.test')
    expect(await app.modules.patients.findPatient(ana)).toMatchObject({ pointsBalance: 120 })

    const other = await imports.importAll(list('(415) 555-0131'), 'add', 'Perkville')
    expect(other.totals).toMatchObject({ matchedPoints: 150 })
    await imports.undo(other.id)
    const again = await imports.importAll(list('(415) 555-0132'), 'add', 'Perkville')
    expect(again.totals).toMatchObject({ matchedPoints: 150 })
    expect(await app.modules.patients.findPatient(ana)).toMatchObject({ pointsBalance: 240 })
  })

  it('credits points once when a list with points follows one without', async () => {
    const add = (list: string) => imports.importAll(list, 'add', 'Wix')
    await add('email,first name,last name,phone\nfay@mail.test,Fay,Stone,(415) 555-0137\n')
    expect((await add('email,name,points\nfay@mail.test,Fay Stone,70\n')).totals).toMatchObject({
      matchedPoints: 70,
    })
    const again = await add('email,name,phone,points\nfay@mail.test,Fay Stone,(415) 555-0138,70\n')
    expect(again.totals).toMatchObject({ matchedPoints: 0 })
    const fay = await idOf('fay@mail.test')
    expect(await app.modules.patients.findPatient(fay)).toMatchObject({ pointsBalance: 70 })
  })

  it.each(['add', 'keep', 'replace'])('changes no balance without points, whichever rule: %s', async rule => {
    const known = [`${rule}-ada@mail.test`, `${rule}-ben@mail.test`, `${rule}-zoe@mail.test`] as const
    const ids: string[] = []
    for (const email of known) {
      const memberId = await enroll({ firstName: 'Pat', email })
      await app.modules.loyalty.adjustPoints({
        ...{ memberId, type: 'add', points: 240, reason: 'Before', actor: 'staff:x' },
      })
      ids.push(memberId)
    }
    const checked = async (list: string) => imports.check((await imports.upload(list, rule)).id)
    const balances = async () => {
      const found = await Promise.all(ids.map(id => app.modules.patients.findPatient(id)))
      return found.map(patient => patient?.pointsBalance)
    }
    const without = await checked(`email,name\n${known.map(email => `${email},Pat Lee`).join('\n')}\n`)
    expect(without).toMatchObject({ balanceEffects: { add: { points: 0 }, replace: { points: 0 } } })
    await imports.run(without.id, rule)
    expect(await balances()).toEqual([240, 240, 240])

    const [blank, nothing, zero] = known
    const other = await imports.upload(
      `email,name,points\n${blank},Pat Lee,\n${nothing},Pat Lee,n/a\n${zero},Pat Lee,0\nnew@${rule}.test,Una Lee,\n`,
      `${rule} 2`,
    )
    const some = await imports.check(other.id)
    expect(some).toMatchObject({
      ...{ totals: { points: 0, matchedPoints: 0 } },
      balanceEffects: { add: { points: 0 }, replace: { points: -240 } },
    })
    expect((await imports.rows(some.id)).map(({ points }) => points)).toEqual([null, null, 0, null])
    await imports.run(some.id, rule)
    expect(await balances()).toEqual([240, 240, rule === 'replace' ? 0 : 240])
  })

  it('says which contacts, tiers and blocks it doesn’t take over', async () => {
    const { id } = await imports.upload(
      'email,first name,phone,tier,lifetime spend\ncy@mail.test,Cy,41555,Gold,$10\ndi@mail.test,Di,(415) 555-0133,Bronze,$10\n',
    )
    await imports.check(id)
    expect(await sentences(id)).toEqual([
      'New patient. “41555” isn’t a valid phone number, so we’ll keep it as written. The list says “Gold”, but tiers depend on spending, so this patient starts at Bronze.',
      'New patient.',
    ])
  })

  it('fills in what an existing patient doesn’t have, until the import is undone', async () => {
    const max = await enroll({ firstName: 'Max', email: 'max@mail.test' })
    const kay = await enroll({ firstName: 'Kay', phone: '(415) 555-0141', dateOfBirth: '1990-05-05' })
    const lou = await enroll({ firstName: 'Lou', phone: '(415) 555-0142' })
    await imports.importAll(
      'phone,first name,last name,birthday\n(415) 555-0142,Lou,Lee,05-06\n',
      'keep',
      'A',
    )
    const before = await Promise.all([max, kay, lou].map(contactsOf))
    const { id } = await imports.importAll(
      `email,first name,last name,phone,birthday
max@mail.test,Max,Lee,(415) 555-0141,1/2/1980
kay@mail.test,Kay,Lee,(415) 555-0141,5/5/1990
other@mail.test,Lou,Lee,(415) 555-0142,5/6/1982
`,
      'keep',
      'B',
    )
    const [email, phone] = ['max@mail.test', '+14155550141']
    expect(await contactsOf(max)).toEqual([
      [email, false],
      [phone, true],
    ])
    expect(await contactsOf(kay)).toEqual([
      ['kay@mail.test', false],
      [phone, true],
    ])
    expect(await contactsOf(lou)).toEqual([
      ['other@mail.test', false],
      ['+14155550142', false],
    ])
    const birthdays = () => Promise.all([max, kay, lou].map(async each => (await shownTo(each)).birthday))
    expect(await birthdays()).toEqual(['1980-01-02', '1990-05-05', '1982-05-06'])
    await imports.undo(id)
    expect(await imports.rows(id, '?outcome=undone')).toHaveLength(3)
    expect(await Promise.all([max, kay, lou].map(contactsOf))).toEqual(before)
    expect(await birthdays()).toEqual([null, '1990-05-05', '05-06'])
    expect(await idOf('kay@mail.test')).toBe('')
  })

  it('says what an import said about an existing patient, also after a merge, until it is undone', async () => {
    const gil = await enroll({ firstName: 'Gil', email: 'gil@mail.test' })
    const uma = await enroll({ firstName: 'Uma', email: 'uma@mail.test' })
    const { id } = await imports.importAll(
      'email,name,address,last visit\ngil@mail.test,Gil Lee,1 Elm St,2027-03-10\numa@mail.test,Uma Lee,,\n',
    )
    const said = [
      {
        ...{ source: 'Vagaro', address: '1 Elm St', treatments: null, tier: null },
        ...{ lastVisit: '2027-03-10', isBlocked: false },
      },
    ]
    const shown = async (memberId: string) =>
      (await olga.get(`/api/admin/users/${memberId}`)).json<{ imported: unknown }>().imported
    expect([await shown(gil), await shown(uma)]).toEqual([said, []])
    const merged = await olga.post(`/api/admin/patients/${uma}/merge`, { otherId: gil })
    expect(await shown(uma)).toEqual(said)
    await olga.post(`/api/admin/merges/${merged.json<{ id: string }>().id}/undo`, {})
    await imports.undo(id)
    expect([await shown(gil), await shown(uma)]).toEqual([[], []])
  })

  it('counts a visit elsewhere as activity of who never signed in', async () => {
    const { id } = await imports.importAll(
      `email,name,joined,last visit
rex@mail.test,Rex Lee,2020-01-02,2027-03-10
sal@mail.test,Sal Lee,2020-01-02,2026-10-01
tim@mail.test,Tim Lee,2020-01-02,2025-10-01
viv@mail.test,Viv Lee,2020-01-02,
`,
    )
    const eve = await enroll({ firstName: 'Eve', email: 'eve@mail.test' })
    await app.database.run("update identity.member set created_at = '2020-01-02' where id = $1", [eve])
    const known = await imports.importAll('email,name,last visit\neve@mail.test,Eve Lee,2027-03-10\n')
    const inactive = async () => {
      const found = await app.database.run(
        `select first_name || ' ' || (last_active_at < $1::timestamptz - interval '1 year') as who
         from patients.audience('INACTIVE_USERS', null, null, null, $1::date, $1::timestamptz)
         where email ~ '^(rex|sal|tim|viv|eve)@' order by 1`,
        ['2027-03-14T18:00:00Z'],
      )
      return (found as { readonly who: string }[]).map(({ who }) => who)
    }
    expect(await inactive()).toEqual(['Sal false', 'Tim true', 'Viv true'])
    await imports.undo(known.id)
    expect(await inactive()).toEqual(['Eve true', 'Sal false', 'Tim true', 'Viv true'])
    await imports.undo(id)
    expect(await inactive()).toEqual(['Eve true'])
  })

  it('removes its consents from an existing patient when undone', async () => {
    const ned = await enroll({ firstName: 'Ned', email: 'ned@mail.test' })
    const { id } = await imports.importAll(
      'email,first name,last name,Email opt out,SMS opt out\nned@mail.test,Ned,Lee,Yes,Yes\n',
    )
    expect(await app.modules.messaging.consentsOf(ned)).toMatchObject({ email: { given: false } })
    await imports.undo(id)
    expect(await app.modules.messaging.consentsOf(ned)).toEqual({})
  })

  describe('leaves alone at its undo who has since', () => {
    const head = 'email,first name,last name,phone\n'
    let last = 150
    const arrived = async (acts: (memberId: string, email: string) => Promise<unknown>, isKnown: boolean) => {
      last += 1
      const email = `m${last}@mail.test`
      if (isKnown) await enroll({ firstName: `M${last}`, email })
      const { id } = await imports.importAll(`${head}${email},M${last},Lee,(415) 555-0${last}\n`)
      app.clock.advance({ minutes: 1 })
      await acts(await idOf(email), email)
      await imports.undo(id)
      return (await imports.rows(id)).map(({ outcome, sentence }) => `${outcome}: ${sentence}`)
    }
    const deeds: Readonly<
      Record<string, readonly [sentence: string, act: (memberId: string, email: string) => Promise<unknown>]>
    > = {
      'a voucher': [
        'This patient has received or used a voucher since.',
        memberId =>
          app.database.run(
            `insert into loyalty.voucher (member_id, id, title, reward_value, code, issued_at)
             values ($1, $2::uuid, 'Facial', '$20', $2::text, $3)`,
            [memberId, randomUUID(), app.clock.now()],
          ),
      ],
      'a new contact': [
        'This patient’s contacts have changed since.',
        memberId =>
          olga.post(`/api/admin/patients/${memberId}/contacts`, {
            ...{ phone: '(415) 555-0199', sharesContacts: true },
          }),
      ],
      'a contact less': [
        'This patient’s contacts have changed since.',
        memberId =>
          olga.post(`/api/admin/patients/${memberId}/contacts/remove`, {
            ...{ kind: 'phone', value: `+14155550${last}` },
          }),
      ],
      'a new sign-in address': [
        'This patient’s contacts have changed since.',
        (memberId, email) =>
          olga.post(`/api/admin/patients/${memberId}/sign-in-address`, {
            ...{ email: `new-${email}`, replaces: email },
          }),
      ],
      'a consent': [
        'This patient’s message preferences have changed since.',
        memberId =>
          app.modules.messaging.recordConsent({
            ...{ memberId, channel: 'email', given: true, wording: 'x', source: 'front desk' },
          }),
      ],
      'a request': [
        'This patient’s point requests have changed since.',
        async memberId =>
          app.modules.requests.requestPoints(memberId, {
            ...{ serviceId: (await treatmentOf(app)).serviceId, treatmentDate: undefined, notes: undefined },
          }),
      ],
      'a diary entry': [
        'This patient has added to their diary since.',
        memberId =>
          app.database.run(
            `insert into diary.photo (member_id, id, digest, uploaded_at) values ($1, $2, 'x', $3)`,
            [memberId, randomUUID(), app.clock.now()],
          ),
      ],
      'an intake': [
        'This patient has submitted an intake since.',
        memberId =>
          app.database.run(
            `insert into privacy.intake (member_id, version, key_id, sealed, wording, submitted_at)
             values ($1, 1, 'test', '', 'x', $2)`,
            [memberId, app.clock.now()],
          ),
      ],
    }
    it.each(Object.entries(deeds))('%s', async (_, [sentence, act]) => {
      expect(await arrived(act, false)).toEqual([`kept: ${sentence}`])
      expect(await arrived(act, true)).toEqual([`kept: ${sentence}`])
    })

    it('nothing, and is not left alone', async () => {
      expect(await arrived(async () => {}, false)).toEqual(['undone: Undone.'])
      expect(await arrived(async () => {}, true)).toEqual(['undone: Undone.'])
    })
  })
})
