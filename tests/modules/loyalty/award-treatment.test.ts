import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { treatmentOf } from '../../support/points.ts'

describe.each(usualDatabases)('awarding a treatment (%s)', database => {
  let app: TestApp

  beforeAll(async () => {
    app = await openTestApp({ database })
    await app.member('Mia')
    await app.member('Noor')
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const mia = async () => app.modules.identity.currentUser((await app.member('Mia')).id)
  const notifications = async () =>
    app.modules.messaging.listNotifications((await app.member('Mia')).id, 100, undefined)

  it('adds the points and the price of the service and one visit, and tells the member', async () => {
    const treatment = await treatmentOf(app)
    const awarded = await app.modules.loyalty.awardTreatment({ ...treatment, email: ' MIA@velora.test ' })
    expect(awarded).toMatchObject({ patient: 'Mia Hart', service: 'Dermaplaning', points: 15, balance: 15 })
    expect(await mia()).toMatchObject({
      pointsBalance: 15,
      totalSpentCents: 12_500,
      totalVisits: 1,
      tier: 'Bronze',
    })
    expect(await notifications()).toMatchObject([
      {
        title: 'Points earned',
        message: 'You earned 15 points for your visit.',
        type: 'POINTS_EARNED',
        isRead: false,
      },
    ])
    const [kept] = await app.database.run(
      `select t.points, t.spend_cents, t.clinic_day::text, t.kind, t.actor, e.reference = 'treatment:' || t.id as refers,
         e.kind as entry_kind, e.reason from loyalty.treatment t
       join loyalty.entry e on e.member_id = t.member_id and e.number = t.entry_number`,
      [],
    )
    expect(kept).toEqual({
      points: 15,
      spend_cents: 12_500,
      clinic_day: '2026-11-21',
      kind: 'treatment',
      actor: 'staff:test',
      refers: true,
      entry_kind: 'treatment',
      reason: 'Treatment: Dermaplaning',
    })
  })

  it('takes custom points instead of the service’s, and its price all the same', async () => {
    await app.modules.loyalty.awardTreatment({ ...(await treatmentOf(app)), customPoints: 1 })
    expect(await mia()).toMatchObject({ pointsBalance: 16, totalSpentCents: 25_000, totalVisits: 2 })
    expect((await notifications()).map(({ message }) => message)).toContain(
      'You earned 1 point for your visit.',
    )
  })

  it('gives what the desk was shown, or nothing: a publication may have come in between', async () => {
    const treatment = await treatmentOf(app, 'Dermaplaning')
    const before = await mia()
    await expect(app.modules.loyalty.awardTreatment({ ...treatment, shownPoints: 25 })).rejects.toMatchObject(
      {
        code: 'points-changed',
        message: 'Dermaplaning now earns 15 points, not 25. Confirm to award them.',
      },
    )
    expect(await mia()).toMatchObject({
      totalVisits: before?.totalVisits,
      pointsBalance: before?.pointsBalance,
    })
    // Points of one's own are what somebody typed.
    await app.modules.loyalty.awardTreatment({ ...treatment, shownPoints: 25, customPoints: 3 })
    await app.modules.loyalty.awardTreatment({ ...treatment, shownPoints: 15 })
    expect((await mia())?.pointsBalance).toBe((before?.pointsBalance ?? 0) + 18)
  })

  it('is for patients: an account of the staff is none', async () => {
    const email = 'boss@velora.test'
    const boss = await app.modules.identity.register({
      email,
      password: 'velora-secret',
      name: 'The Boss',
      staffRole: 'front desk',
    })
    await expect(
      app.modules.loyalty.awardTreatment({ ...(await treatmentOf(app)), email }),
    ).rejects.toMatchObject({ code: 'unknown-patient' })
    expect(await app.modules.loyalty.countEntries(boss)).toBe(0)
  })

  it('asks before the same service counts twice on one day', async () => {
    const first = { ...(await treatmentOf(app, 'Lip Flip')), allowDuplicate: false }
    await app.modules.loyalty.awardTreatment(first)
    const before = await mia()
    await expect(app.modules.loyalty.awardTreatment(first)).rejects.toMatchObject({
      code: 'probable-duplicate',
      message: expect.stringContaining('Mia Hart already has points for Lip Flip today.'),
    })
    expect(await mia()).toEqual(before)
    await app.modules.loyalty.awardTreatment({ ...first, allowDuplicate: true })
    expect(await mia()).toMatchObject({
      totalVisits: before.totalVisits + 2 - 1,
      pointsBalance: before.pointsBalance + 20,
    })
  })

  it('counts the same service on another day without asking', async () => {
    app.clock.advance({ days: 1 })
    await app.modules.loyalty.awardTreatment({
      ...(await treatmentOf(app, 'Lip Flip')),
      allowDuplicate: false,
    })
  })

  it.each([
    ['patient', { email: 'nobody@velora.test' }, 'unknown-patient'],
    ['service', { serviceId: '00000000-0000-7000-8000-000000000000' }, 'unknown-service'],
    ['location', { locationId: '00000000-0000-7000-8000-000000000000' }, 'unknown-location'],
  ])('leaves nothing behind when the %s is unknown', async (_what, wrong, code) => {
    const [before, messages] = [await mia(), await notifications()]
    await expect(
      app.modules.loyalty.awardTreatment({ ...(await treatmentOf(app)), ...wrong }),
    ).rejects.toMatchObject({ code })
    expect(await mia()).toEqual(before)
    expect(await notifications()).toEqual(messages)
  })

  it('is refused for somebody who was just deleted, although they are still known here', async () => {
    const zoe = await app.member('Zoe')
    const treatment = { ...(await treatmentOf(app)), email: 'zoe@velora.test' }
    await app.modules.loyalty.awardTreatment(treatment)
    // As another instance does it, whose word has not come yet.
    await app.database.statement('elsewhere', 'delete from identity.member where id = $1')(zoe.id)
    await expect(app.modules.loyalty.awardTreatment(treatment)).rejects.toMatchObject({
      code: 'unknown-patient',
    })
    expect(await app.modules.loyalty.countEntries(zoe.id)).toBe(1)
  })

  it('is given to somebody who joined after they were looked for', async () => {
    const treatment = { ...(await treatmentOf(app)), email: 'late@velora.test' }
    await expect(app.modules.loyalty.awardTreatment(treatment)).rejects.toMatchObject({
      code: 'unknown-patient',
    })
    await app.member('Late')
    expect(await app.modules.loyalty.awardTreatment(treatment)).toMatchObject({ patient: 'Late Hart' })
  })

  it('leaves no points behind when a later part fails', async () => {
    const before = await mia()
    await app.database.statement('break', 'alter table tiers.standing rename to standing_away')()
    const treatment = await treatmentOf(app)
    await expect(app.modules.loyalty.awardTreatment(treatment)).rejects.toThrow()
    await app.database.statement('mend', 'alter table tiers.standing_away rename to standing')()
    expect(await mia()).toEqual(before)
  })
})
