import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { bothDatabases, usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { treatmentOf } from '../../support/points.ts'

interface Award {
  readonly id: string
  readonly service: string
  readonly undoneAt: string | null
}

describe.each(bothDatabases)('undoing an award (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const award = async (name: string, service = 'Lip Flip', customPoints?: number, allowDuplicate = false) => {
    const { email } = await app.member(name)
    const treatment = { ...(await treatmentOf(app, service)), email, customPoints, allowDuplicate }
    app.clock.advance({ seconds: 1 })
    await app.modules.loyalty.awardTreatment(treatment)
    const [latest] = await app.modules.loyalty.listAwards(1, undefined)
    return latest?.id ?? ''
  }
  const undo = async (id: string, staff?: Awaited<ReturnType<TestApp['staff']>>) =>
    (staff ?? (await app.staff())).post(`/api/admin/awards/${id}/undo`)
  const told = async (name: string) => {
    const { id } = await app.member(name)
    return (await app.modules.messaging.listNotifications(id, 10, undefined)).map(({ message }) => message)
  }
  const standing = async (name: string) =>
    app.modules.identity.currentUser((await app.member(name)).id) as Promise<object>

  it('counts once, however many ask at once', async () => {
    const id = await award('Noor')
    const desks = await Promise.all([app.staff('front desk'), app.staff('manager'), app.staff('owner')])
    const answers = await Promise.all(desks.flatMap(desk => [undo(id, desk), undo(id, desk)]))
    expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([
      200,
      ...Array(5).fill('already-undone'),
    ])
    expect(await standing('Noor')).toMatchObject({ pointsBalance: 0, totalSpentCents: 0, totalVisits: 0 })
  })

  // The rest depends on no lock of the database.
  if (!usualDatabases.includes(database)) return

  it('takes points, spend, visit and tier back together, and tells the member', async () => {
    await award('Mia', 'Dermaplaning')
    const id = await award('Mia', 'Lip Filler')
    expect(await standing('Mia')).toMatchObject({ tier: 'Silver', totalVisits: 2 })

    app.clock.advance({ seconds: 1 })
    const answer = await undo(id)
    expect(answer.status).toBe(200)
    expect(answer.json()).toMatchObject({ pointsBalance: 15 })
    expect(await standing('Mia')).toMatchObject({
      tier: 'Bronze',
      totalSpentCents: 125_00,
      totalVisits: 1,
      pointsBalance: 15,
    })
    const mia = (await app.member('Mia')).id
    const [reversal, awarded] = await app.modules.loyalty.listEntries(mia, 2, undefined)
    expect(reversal).toMatchObject({ kind: 'reversal', amount: -(awarded?.amount ?? 0) })
    const [notifications] = await app.modules.messaging.listNotifications(mia, 1, undefined)
    expect(notifications).toMatchObject({
      title: 'Visit corrected',
      message: `A visit was added to your account by mistake, so we removed its ${awarded?.amount} points.`,
      type: 'GENERAL',
    })
    expect(reversal?.reason).toBe('Removed: Lip Filler')
    const audited = app.database.statement('audited', 'select action, member_id from identity.audit_entry')
    expect(await audited()).toContainEqual({ action: 'undoAward', member_id: mia })
  })

  it('leaves the day free for the right award, without a question', async () => {
    await undo(await award('Ada', 'Lip Flip', 999))
    await award('Ada', 'Lip Flip')
    expect(await standing('Ada')).toMatchObject({ pointsBalance: 20, totalVisits: 1 })
  })

  it('leaves the question to the award that was counted again and still stands', async () => {
    const first = await award('Zoe')
    const again = await award('Zoe', 'Lip Flip', undefined, true)
    await undo(first)
    await expect(award('Zoe')).rejects.toMatchObject({ code: 'probable-duplicate' })
    expect(await standing('Zoe')).toMatchObject({ pointsBalance: 20, totalVisits: 1 })
    await undo(again)
    await award('Zoe')
    expect(await standing('Zoe')).toMatchObject({ pointsBalance: 20, totalVisits: 1 })
  })

  it('is refused when the points were spent, and then nothing changes', async () => {
    const id = await award('Eva', 'Lip Flip', 1000)
    const [goal] = await app.modules.loyalty.listGoals()
    const eva = await app.member('Eva')
    await app.modules.loyalty.redeemGoal(eva.id, goal?.id ?? '')
    const before = await standing('Eva')
    const answer = await undo(id)
    expect([answer.status, answer.code]).toEqual([409, 'points-already-spent'])
    expect(answer.json<{ message: string }>().message).toContain(
      'undoing would remove 1,000, but the balance is 900.',
    )
    expect(await standing('Eva')).toEqual(before)
    const listed = (await (await app.staff()).get('/api/admin/awards')).json<Award[]>()
    expect(listed.find(each => each.id === id)?.undoneAt).toBeNull()
  })

  it('takes back a treatment without points, too', async () => {
    await app.database.statement(
      'no-points',
      "update content.service set points_earned = 0 where name = 'Dermaplaning'",
    )()
    app.modules.cache.invalidate('services-by-id', '')
    const id = await award('Ida', 'Dermaplaning')
    expect(await standing('Ida')).toMatchObject({ pointsBalance: 0, totalVisits: 1, totalSpentCents: 125_00 })
    const ida = await app.member('Ida')
    expect(await app.modules.loyalty.countEntries(ida.id)).toBe(0)
    expect((await undo(id)).status).toBe(200)
    expect(await standing('Ida')).toMatchObject({ totalVisits: 0, totalSpentCents: 0 })
    // Nobody was told of the award, which gave nothing.
    expect(await told('Ida')).toEqual(['A visit was added to your account by mistake, so we removed it.'])
    expect((await undo(await award('Bea', 'Lip Flip', 1))).status).toBe(200)
    expect(await told('Bea')).toContain(
      'A visit was added to your account by mistake, so we removed its 1 point.',
    )
  })

  it('keeps its place in the list when the patient or the service is gone', async () => {
    await award('Gia')
    const { id } = await app.member('Gia')
    const [treatment] = await app.database.run(
      `update loyalty.treatment set service_id = gen_random_uuid(), service_name = null
       where member_id = $1 returning id`,
      [id],
    )
    await app.database.run('delete from identity.member where id = $1', [id])
    const { id: awardId } = treatment as { id: string }
    const [listed] = await app.modules.loyalty.listAwards(1, undefined)
    expect(listed).toMatchObject({
      id: awardId,
      patient: 'Former patient',
      email: '',
      service: 'A former service',
      location: null,
      undoUntil: new Date(app.clock.now().getTime() + 72 * 3_600_000),
    })
    await app.modules.loyalty.undoAward({ awardId, actor: 'staff:test' })
    expect(await app.modules.loyalty.listEntries(id, 1, undefined)).toMatchObject([
      { reason: 'Removed: treatment' },
    ])
  })

  it('is no longer possible after 72 hours, and the list forgets the award', async () => {
    const id = await award('Uma')
    app.clock.advance({ hours: 71, minutes: 59 })
    const listed = (await (await app.staff()).get('/api/admin/awards')).json<Award[]>()
    expect(listed.map(each => each.id)).toContain(id)
    app.clock.advance({ minutes: 2 })
    expect((await undo(id)).code).toBe('too-late-to-undo')
    expect((await (await app.staff()).get('/api/admin/awards')).json()).toEqual([])
  })

  it('reaches every award of the 72 hours, a page at a time', async () => {
    app.clock.advance({ hours: 73 })
    const { email } = await app.member('Pia')
    const treatment = {
      ...(await treatmentOf(app, 'Lip Flip')),
      email,
      customPoints: 1,
      allowDuplicate: true,
    }
    for (let n = 0; n < 23; n++) {
      app.clock.advance({ minutes: 1 })
      await app.modules.loyalty.awardTreatment(treatment)
    }
    const desk = await app.staff()
    const first = await desk.get('/api/admin/awards')
    const next = /<(.+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? ''
    const rest = await desk.get(next)
    expect(first.headers['x-total-count']).toBe('23')
    expect([first.json<Award[]>().length, rest.json<Award[]>().length]).toEqual([20, 3])
    expect(rest.headers['link']).toBeUndefined()
    expect(new Set([...first.json<Award[]>(), ...rest.json<Award[]>()].map(({ id }) => id)).size).toBe(23)
    const oldest = rest.json<Award[]>().at(-1)
    expect((await undo(oldest?.id ?? '')).status).toBe(200)
    app.clock.advance({ hours: 73 })
  })

  it('knows no award that there never was, and none of an approved request', async () => {
    const { serviceId } = await treatmentOf(app, 'HydraFacial')
    const { id: mia } = await app.member('Mia')
    const request = await app.modules.requests.requestPoints(mia, {
      serviceId,
      treatmentDate: undefined,
      notes: undefined,
    })
    await app.modules.requests.approveRequest({
      requestId: request.id,
      adminNotes: undefined,
      allowDuplicate: false,
      actor: 'staff:test',
    })
    expect(await app.modules.loyalty.listAwards(20, undefined)).toEqual([])
    const treatments = app.database.statement<{ id: string }>(
      'request-treatments',
      "select id from loyalty.treatment where kind = 'request'",
    )
    for (const { id } of [...(await treatments()), { id: '00000000-0000-7000-8000-000000000000' }])
      expect((await undo(id)).code).toBe('unknown-award')
  })
})
