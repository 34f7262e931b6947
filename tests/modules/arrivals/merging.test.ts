import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { type MemberActor, password } from '../../support/cast.ts'
import type { Answer, Browser } from '../../support/client.ts'
import { bothDatabases, usualDatabases } from '../../support/databases.ts'
import { diceFrom } from '../../support/dice.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { treatmentOf } from '../../support/points.ts'
import { expectAgreement } from './merge-model.ts'

describe.each(bothDatabases)('merging two patients (%s)', database => {
  let app: TestApp
  let tess: Browser
  let count = 0
  beforeAll(async () => {
    app = await openTestApp({ database })
    tess = await app.staff('manager')
    // Somebody listens to everything that happens.
    await app.database.run(`insert into integrations.endpoint (id, url, events, created_by, created_at)
      values (gen_random_uuid(), 'https://pos.test/hook', '{member.joined,points.changed,tier.changed}', 'Olga', now())`)
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const enroll = async (more: Record<string, unknown> = {}) => {
    count += 1
    const { memberId } = await app.modules.identity.enroll({
      ...{ firstName: 'Mia', lastName: `Number ${count}`, consents: [], sharesContacts: true },
      ...more,
    } as never)
    return memberId
  }
  const givePoints = async (memberId: string, points: number) => {
    const { email: _email, ...treatment } = await treatmentOf(app)
    await app.modules.loyalty.awardTreatment({ ...treatment, memberId, customPoints: points })
  }
  const merge = (survivorId: string, otherId: string, by = tess) =>
    by.post(`/api/admin/patients/${survivorId}/merge`, { otherId })
  const undo = (merged: Answer) => tess.post(`/api/admin/merges/${merged.json<{ id: string }>().id}/undo`, {})
  const duplicates = async (memberId: string) =>
    (await tess.get(`/api/admin/patients/${memberId}/duplicates`)).json<{
      suggestions: { memberId: string; reasons: string[] }[]
    }>()

  it('agrees with the model for some pairs, and so does the undo', async () => {
    await expectAgreement(app, database === 'embedded' ? 4 : 12, diceFrom(7))
  }, 120_000)

  it('lets one of two managers merge, and tells the other', async () => {
    const olga = await app.staff('owner')
    const [one, other] = [await enroll(), await enroll()]
    await givePoints(one, 30)
    await givePoints(other, 12)
    const answers = await Promise.all([merge(one, other), merge(other, one, olga), merge(one, other, olga)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const survivor = answers[0]?.status === 200 || answers[2]?.status === 200 ? one : other
    expect((await app.modules.patients.findPatient(survivor))?.pointsBalance).toBe(42)
  })

  it('refuses what was meant for the other account at the same instant', async () => {
    const [one, other] = [await enroll(), await enroll()]
    await givePoints(other, 20)
    const awards = Array.from({ length: 6 }, () =>
      givePoints(other, 5)
        .then(() => 5)
        .catch(() => 0),
    )
    const [{ status }, ...given] = await Promise.all([merge(one, other), ...awards])
    expect(status).toBe(200)
    const earned = (given as number[]).reduce((sum, points) => sum + points, 20)
    expect((await app.modules.patients.findPatient(one))?.pointsBalance).toBe(earned)
  })

  it('makes one of three that were merged one after the other, and takes them apart again', async () => {
    const [one, two, three] = [await enroll(), await enroll(), await enroll()]
    for (const [n, id] of [one, two, three].entries()) await givePoints(id, 10 ** (n + 1))
    const inner = await merge(two, three)
    const outer = await merge(one, two)
    expect((await app.modules.patients.findPatient(one))?.pointsBalance).toBe(1110)
    expect([...(await app.modules.loyalty.accountsOf(one))].sort()).toEqual([one, two, three].sort())
    expect((await undo(inner)).status).toBe(409)
    expect((await undo(outer)).status).toBe(200)
    expect((await undo(inner)).status).toBe(200)
    expect((await app.modules.patients.findPatient(three))?.pointsBalance).toBe(1000)
  })

  // The rest depends on no lock of the database.
  if (!usualDatabases.includes(database)) return

  it('suggests who has the same contact or the same name and birthday, never by the name alone', async () => {
    const phone = '(415) 555-0177'
    const mia = await enroll({ lastName: 'Sole', phone, dateOfBirth: '1990-01-01' })
    const [samePhone, sameBirth] = [
      await enroll({ phone }),
      await enroll({ lastName: 'Sole', dateOfBirth: '1990-01-01' }),
    ]
    await enroll({ lastName: 'Sole' })
    const daughter = await enroll({ phone, dateOfBirth: '2001-05-05' })
    const found = (await duplicates(mia)).suggestions
    expect(found.map(({ memberId, reasons }) => [memberId, reasons]).sort()).toEqual(
      [
        [samePhone, ['Same phone number: +14155550177.']],
        [sameBirth, ['Same name and birthday.']],
      ].sort(),
    )
    expect(found.map(({ memberId }) => memberId)).not.toContain(daughter)
    const one = await enroll({ email: 'noemail@noemail.com' })
    await enroll({ email: 'noemail@noemail.com' })
    expect((await duplicates(one)).suggestions).toEqual([])
  })

  it('is suggested at the desk, dismissed or decided by a manager', async () => {
    const ines = await app.staff('front desk')
    const [one, other] = [await enroll(), await enroll()]
    expect((await merge(one, other, ines)).status).toBe(403)
    expect((await ines.post(`/api/admin/patients/${one}/duplicates`, { otherId: other })).status).toBe(200)
    expect((await duplicates(other)).suggestions).toMatchObject([
      { memberId: one, reasons: ['Suggested by Ines.'] },
    ])
    const no = await tess.post(`/api/admin/patients/${other}/duplicates/dismiss`, { otherId: one })
    expect(no.status).toBe(200)
    expect((await duplicates(other)).suggestions).toEqual([])
    expect((await merge(one, one)).status).toBe(400)
  })

  it('waits for a manager, oldest first, until it is decided or one of the two has no account', async () => {
    const ines = await app.staff('front desk')
    const suggest = async (lastName: string) => {
      const [one, other] = [await enroll({ lastName }), await enroll({ lastName })]
      const suggested = await ines.post(`/api/admin/patients/${one}/duplicates`, { otherId: other })
      expect(suggested.status).toBe(200)
      app.clock.advance({ seconds: 1 })
      return { one, other }
    }
    const waiting = async () => {
      const { total, oldest } = (await tess.get('/api/admin/duplicates')).json<{
        total: number
        oldest: { survivor: { memberId: string; name: string } }[]
      }>()
      return { total, oldest, names: oldest.map(({ survivor }) => survivor.name) }
    }
    const [merged, dismissed] = [await suggest('A'), await suggest('B')]
    const [absorbed, erased] = [await suggest('C'), await suggest('D')]
    for (const lastName of ['E', 'F']) await suggest(lastName)
    const { total, oldest, names } = await waiting()
    expect([total, ...names]).toEqual([6, 'Mia A', 'Mia B', 'Mia C', 'Mia D', 'Mia E'])
    expect(oldest[0]).toMatchObject({
      survivor: { memberId: merged.one },
      absorbed: { memberId: merged.other, name: 'Mia A' },
      by: 'Ines',
    })
    expect((await merge(merged.one, merged.other)).status).toBe(200)
    await tess.post(`/api/admin/patients/${dismissed.one}/duplicates/dismiss`, { otherId: dismissed.other })
    const elsewhere = await merge(await enroll(), absorbed.other)
    await app.modules.privacy.removeMembers([erased.one])
    expect(await waiting()).toMatchObject({ total: 2, names: ['Mia E', 'Mia F'] })
    expect((await undo(elsewhere)).status).toBe(200)
    expect(await waiting()).toMatchObject({ total: 3, names: ['Mia C', 'Mia E', 'Mia F'] })
  })

  it('ends the other account, whose address finds and whose code signs in the survivor', async () => {
    const [left, right] = [await app.member(`Left${database}`), await app.member(`Right${database}`)]
    expect((await merge(left.id, right.id)).status).toBe(200)
    expect((await right.get('/api/auth/user')).status).toBe(401)
    const again = await app.visitor().post('/api/auth/login', { email: right.email, password })
    expect(again.status).toBe(401)
    expect(await app.modules.patients.patientByEmail(right.email)).toMatchObject({ id: left.id })
    expect((await left.get('/api/auth/user')).status).toBe(200)
  })

  it('lets the one person in as before, whichever record they merge into', async () => {
    const [typed, name] = [`typed-${database}@velora.test`, `Uses${database}`]
    const record = await enroll({ email: typed })
    const user = await app.member(name)
    await app.database.run(
      'insert into identity.recovery_code (code_hash, member_id, created_at) values ($1, $2, now())',
      [`hash of ${user.id}`, user.id],
    )
    const codesOf = async (id: string) =>
      (await app.database.run('select from identity.recovery_code where member_id = $1', [id])).length
    const signIn = async (email: string) =>
      (await app.visitor().post('/api/auth/login', { email, password })).status
    const merged = await merge(record, user.id)
    expect(merged.status, merged.text).toBe(200)
    expect([await signIn(user.email), await signIn(typed), await codesOf(record)]).toEqual([200, 401, 1])
    expect((await app.modules.identity.listContacts(record)).map(({ value }) => value).sort()).toEqual(
      [typed, user.email].sort(),
    )
    expect((await undo(merged)).status).toBe(200)
    expect([await signIn(user.email), await codesOf(record), await codesOf(user.id)]).toEqual([200, 0, 1])
    expect((await app.modules.identity.currentUser(record)).email).toBe(typed)
  })

  it('is undone for seven days, the later one first', async () => {
    const [one, second, third] = [await enroll(), await enroll(), await enroll()]
    await givePoints(second, 7)
    const first = await merge(one, second)
    app.clock.advance({ seconds: 1 })
    const later = await merge(one, third)
    expect((await undo(first)).json()).toMatchObject({ code: 'later-merge-first' })
    expect((await undo(later)).status).toBe(200)
    app.clock.advance({ days: 7, minutes: 1 })
    tess = await app.staff('manager')
    expect((await undo(first)).json()).toMatchObject({ code: 'merge-undo-too-late' })
  })

  it('shows the patient both histories as one, page by page, until it is undone', async () => {
    const patient = await app.member(`Reads${database}`)
    let phone: Browser = patient
    const other = await enroll()
    for (const [n, id] of [patient.id, other, patient.id, other].entries()) {
      await givePoints(id, 10 ** n)
      app.clock.advance({ seconds: 1 })
    }
    type Entry = { id: number; points: number; balanceAfter: number }
    const entriesOf = async () => {
      const entries: Entry[] = []
      for (let path = '/api/user/points?limit=2'; path; ) {
        const { status, text, headers, json } = await phone.get(path)
        expect(status, text).toBe(200)
        entries.push(...json<Entry[]>())
        path = /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1] ?? ''
        if (!path) expect(headers['x-total-count']).toBe(String(entries.length))
      }
      return entries
    }
    const notifications = async () =>
      (await phone.get('/api/notifications')).json<{ message: string; isRead: boolean }[]>()
    const own = await entriesOf()
    const ownNotifications = await notifications()
    const merged = await merge(patient.id, other)
    expect(merged.status, merged.text).toBe(200)
    const both = await entriesOf()
    expect(both.map(({ id, points }) => [id, points])).toEqual([
      ...[
        [6, 1010],
        [5, -1010],
        [4, 1000],
      ],
      ...[
        [3, 100],
        [2, 10],
        [1, 1],
      ],
    ])
    expect(both[0]?.balanceAfter).toBe(1111)
    expect(await notifications()).toHaveLength(ownNotifications.length * 2)
    expect((await patient.post('/api/notifications/read', {})).status).toBe(200)
    expect((await notifications()).filter(({ isRead }) => !isRead)).toEqual([])
    app.clock.advance({ seconds: 1 })
    expect((await undo(merged)).status).toBe(200)
    phone = await patient.anotherDevice()
    expect((await entriesOf()).map(({ points }) => points)).toEqual([-1010, 1010, 100, 1])
    expect((await notifications()).map(({ message }) => message)).toEqual(
      ownNotifications.map(({ message }) => message),
    )
    expect(own.map(({ points }) => points)).toEqual([100, 1])
    expect(await app.modules.messaging.countNotifications(other)).toBe(ownNotifications.length)
  })

  it('finds the one patient under the old ID too, as on a printed card', async () => {
    const [one, other] = [await enroll(), await enroll()]
    const read = async () => (await tess.get(`/api/admin/users/${other}`)).json<{ id: string }>().id
    const merged = await merge(one, other)
    expect(await read()).toBe(one)
    expect((await undo(merged)).status).toBe(200)
    expect(await read()).toBe(other)
  })

  it('is in the audit log under both patients', async () => {
    const [one, other] = [await enroll(), await enroll()]
    await tess.get(`/api/admin/patients/${one}/merge-preview?otherId=${other}`)
    await tess.post(`/api/admin/patients/${one}/duplicates`, { otherId: other })
    await tess.post(`/api/admin/patients/${one}/duplicates/dismiss`, { otherId: other })
    expect((await undo(await merge(one, other))).status).toBe(200)
    const auditedOf = async (id: string) =>
      (
        await app.database.run(
          'select action from identity.audit_entry where member_id = $1 order by action',
          [id],
        )
      ).map(row => (row as { action: string }).action)
    const actions = ['dismissDuplicate', 'mergeMembers', 'previewMerge', 'suggestMerge', 'undoMerge']
    expect([await auditedOf(one), await auditedOf(other)]).toEqual([actions, actions])
  })

  it('exports both histories, and erases both with the survivor', async () => {
    const survivor: MemberActor = await app.member(`Leaves${database}`)
    const other = await enroll({ phone: `+1415555${database === 'embedded' ? '0661' : '0662'}` })
    await givePoints(other, 9)
    await app.modules.diary.addDiaryEntry(other, {
      ...{ title: 'Merged from another account', entryType: 'before' },
    } as never)
    expect((await merge(survivor.id, other)).status).toBe(200)
    const pieces = await app.modules.privacy.exportPersonalData(survivor.id, undefined)
    const text = (await Array.fromAsync(pieces)).join('')
    expect(JSON.parse(text)).toMatchObject({
      mergedAccounts: [{ diary: { entries: [{ title: 'Merged from another account' }] } }],
    })
    await app.modules.privacy.deleteAccount(survivor.id, password, undefined)
    for (const table of ['diary.entry', 'identity.contact', 'arrivals.merge']) {
      const key = table === 'arrivals.merge' ? 'absorbed_id' : 'member_id'
      expect(await app.database.run(`select from ${table} where ${key} = $1`, [other]), table).toEqual([])
    }
  })
})
