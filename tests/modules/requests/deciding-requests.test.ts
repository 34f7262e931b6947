import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { bothDatabases, usualDatabases } from '../../support/databases.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { treatmentOf } from '../../support/points.ts'

describe.each(usualDatabases)('deciding a request for points (%s)', database => {
  let app: TestApp
  let desk: Browser
  beforeAll(async () => {
    app = await openTestApp({ database })
    desk = await app.staff('front desk')
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  const request = async (name: string, service = 'HydraFacial', treatmentDate?: string) => {
    const { serviceId } = await treatmentOf(app, service)
    const { id } = await app.member(name)
    const body = { serviceId, treatmentDate, notes: undefined }
    return (await app.modules.requests.requestPoints(id, body)).id
  }
  const approve = (id: string, body: object = {}, staff = desk) =>
    staff.send('PUT', `/api/admin/service-requests/${id}/approve`, body)
  const deny = (id: string, body: object = {}) => desk.post(`/api/admin/service-requests/${id}/deny`, body)
  const standing = async (name: string) =>
    app.modules.identity.currentUser((await app.member(name)).id) as Promise<object>
  const own = async (name: string) => (await (await app.member(name)).get('/api/service-requests')).json()
  const notifications = async (name: string) =>
    app.modules.messaging.listNotifications((await app.member(name)).id, 100, undefined)

  it('awards nothing that the desk was not shown', async () => {
    const id = await request('Lou')
    const refused = await approve(id, { shownPoints: 60 })
    expect([refused.status, refused.code]).toEqual([409, 'points-changed'])
    expect(await own('Lou')).toMatchObject([{ id, status: 'pending' }])
    expect((await approve(id, { shownPoints: 25 })).json()).toMatchObject({ pointsAwarded: 25 })
  })

  it('by approval adds points, price and a visit, tells the member and names who did it', async () => {
    const id = await request('Mia', 'HydraFacial', '2026-11-18')
    const answer = await approve(id, { adminNotes: 'Thank you!' })
    expect([answer.status, answer.json()]).toEqual([
      200,
      { pointsAwarded: 25, message: '25 points awarded for HydraFacial.' },
    ])
    expect(await standing('Mia')).toMatchObject({
      pointsBalance: 25,
      totalSpentCents: 249_00,
      totalVisits: 1,
    })
    expect(await own('Mia')).toMatchObject([
      { id, status: 'approved', pointsAwarded: 25, adminNotes: 'Thank you!' },
    ])
    expect(await notifications('Mia')).toMatchObject([
      {
        title: 'Request approved',
        message: 'Your request was approved: +25 points.',
        type: 'POINTS_EARNED',
      },
    ])
    const mia = (await app.member('Mia')).id
    expect(await app.modules.loyalty.listEntries(mia, 10, undefined)).toMatchObject([
      { amount: 25, kind: 'request', reason: 'Treatment: HydraFacial' },
    ])
    const audited = app.database.statement('audited', 'select action, member_id from identity.audit_entry')
    expect(await audited()).toContainEqual({ action: 'approveRequest', member_id: mia })
  })

  it('by approval adds the points that staff entered for this visit', async () => {
    const id = await request('Cleo')
    for (const customPoints of [0, -1, 1.5, 100_001])
      expect((await approve(id, { customPoints })).status, String(customPoints)).toBe(400)
    expect((await approve(id, { customPoints: 1 })).json()).toMatchObject({ pointsAwarded: 1 })
    expect(await standing('Cleo')).toMatchObject({ pointsBalance: 1, totalVisits: 1 })
    expect((await notifications('Cleo'))[0]?.message).toContain('Your request was approved: +1 point')
  })

  it('by denial gives no points, shows the reason and tells the member without naming the treatment', async () => {
    const id = await request('Noor')
    expect((await deny(id, { adminNotes: 'This HydraFacial was a gift.' })).status).toBe(200)
    expect(await standing('Noor')).toMatchObject({ pointsBalance: 0, totalVisits: 0 })
    expect(await own('Noor')).toMatchObject([
      { status: 'denied', pointsAwarded: null, adminNotes: 'This HydraFacial was a gift.' },
    ])
    const messages = await notifications('Noor')
    expect(messages).toMatchObject([
      {
        title: 'Request not approved',
        message: 'We couldn’t approve your points request. See the reason under Request Points.',
        type: 'GENERAL',
      },
    ])
  })

  it('by denial without a reason sends the member to the front desk', async () => {
    expect((await deny(await request('Pia'), { adminNotes: ' ' })).status).toBe(200)
    expect(await own('Pia')).toMatchObject([{ adminNotes: null }])
    expect(await notifications('Pia')).toMatchObject([
      { message: 'We couldn’t approve your points request. Please ask at the front desk.' },
    ])
  })

  it('still counts a service that is no longer offered, also one without points', async () => {
    const { serviceId } = await treatmentOf(app, 'Dysport')
    const open = await request('Mona', 'Dysport')
    await app.database.run(
      "update content.service set is_archived = true, points_earned = 0 where name = 'Dysport'",
      [],
    )
    app.modules.cache.invalidate('services-by-id', '')
    const mona = await app.member('Mona')
    expect((await mona.post('/api/service-requests', { serviceId })).code).toBe('unknown-service')
    const award = { userEmail: mona.email, serviceId }
    expect((await desk.post('/api/admin/award-points', award)).code).toBe('unknown-service')
    expect((await approve(open)).json()).toMatchObject({ pointsAwarded: 0 })
    expect(await standing('Mona')).toMatchObject({ pointsBalance: 0, totalVisits: 1 })
    expect(await notifications('Mona')).toMatchObject([
      { message: 'Your visit was added. It doesn’t earn points.' },
    ])
  })

  it('needs the points of a service whose points vary', async () => {
    const id = await request('Zoe', 'Botox')
    await app.database.run(
      "update content.service set price_kind = 'from', points_earned = 0 where name = 'Botox'",
      [],
    )
    app.modules.cache.invalidate('services-by-id', '')
    expect(await app.modules.requests.listPending(100, undefined)).toContainEqual(
      expect.objectContaining({ id, pointsVary: true }),
    )
    const refused = await approve(id, { shownPoints: 0 })
    expect([refused.status, refused.json()['errors']]).toEqual([
      400,
      [{ path: 'customPoints', message: 'Please enter the points for this visit' }],
    ])
    expect(await own('Zoe')).toMatchObject([{ id, status: 'pending' }])
    expect((await approve(id, { customPoints: 40 })).json()).toMatchObject({ pointsAwarded: 40 })
  })

  it('happens once', async () => {
    const id = await request('Ava')
    await approve(id)
    const before = [await standing('Ava'), await notifications('Ava')]
    for (const again of [await approve(id), await approve(id, { countAgain: true }), await deny(id)])
      expect([again.status, again.json()['message']]).toEqual([409, 'This request was already approved.'])
    expect([await standing('Ava'), await notifications('Ava')]).toEqual(before)
    const denied = await request('Ava', 'Lip Flip')
    await deny(denied)
    expect((await approve(denied)).json()).toMatchObject({ message: 'This request was already denied.' })
  })

  it('asks before the same service counts twice on one day, and leaves the request pending', async () => {
    const { serviceId } = await treatmentOf(app, 'Lip Flip')
    const award = { userEmail: (await app.member('Ida')).email, serviceId }
    expect((await desk.post('/api/admin/award-points', award)).status).toBe(200)
    const id = await request('Ida', 'Lip Flip', '2026-11-21')
    const before = [await standing('Ida'), await notifications('Ida')]
    const asked = await approve(id)
    expect([asked.status, asked.code, asked.json()['message']]).toEqual([
      409,
      'probable-duplicate',
      'This patient already has points for Lip Flip on Saturday, November 21. Confirm to count it twice.',
    ])
    expect([await standing('Ida'), await notifications('Ida')]).toEqual(before)
    expect(await own('Ida')).toMatchObject([{ status: 'pending' }])
    expect((await approve(id, { countAgain: true })).status).toBe(200)
    expect(await standing('Ida')).toMatchObject({ totalVisits: 2 })
  })

  it('makes the desk’s own award of that day the duplicate as well', async () => {
    const { serviceId } = await treatmentOf(app, 'Dermaplaning')
    expect((await approve(await request('Lea', 'Dermaplaning'))).status).toBe(200)
    const award = { userEmail: (await app.member('Lea')).email, serviceId }
    const asked = await desk.post('/api/admin/award-points', award)
    expect([asked.status, asked.code]).toEqual([409, 'probable-duplicate'])
    expect(await standing('Lea')).toMatchObject({ totalVisits: 1 })
    expect((await desk.post('/api/admin/award-points', { ...award, countAgain: true })).status).toBe(200)
  })

  it('counts a visit of another day without asking', async () => {
    expect((await approve(await request('Lea', 'Dermaplaning', '2026-11-02'))).status).toBe(200)
  })

  it('raises the tier in the same go', async () => {
    await approve(await request('Uma', 'Lip Filler'))
    expect(await standing('Uma')).toMatchObject({ tier: 'Silver' })
    expect((await notifications('Uma')).map(({ title }) => title).sort()).toEqual([
      'Request approved',
      'VIP Upgrade!',
    ])
  })

  it.each(['telling the member', 'the spend'])('leaves nothing behind when %s fails', async what => {
    const table = what === 'the spend' ? 'tiers.standing' : 'messaging.notification'
    const id = await request('Eva', 'HydraFacial', what === 'the spend' ? '2026-11-01' : '2026-11-03')
    const before = await standing('Eva')
    await app.database.statement(`break ${table}`, `alter table ${table} rename to away`)()
    expect((await approve(id)).status).toBe(500)
    await app.database.statement(
      `mend ${table}`,
      `alter table ${table.replace(/\..*/, '.away')} rename to ${table.replace(/.*\./, '')}`,
    )()
    expect(await standing('Eva')).toEqual(before)
    expect((await approve(id)).status).toBe(200)
  })

  it('lists what is pending for every role, the oldest first, with who asks', async () => {
    for (const { id } of await app.modules.requests.listPending(100, undefined)) await deny(id)
    for (const name of ['Mia', 'Noor', 'Left']) {
      app.clock.advance({ seconds: 1 })
      await request(name, 'HydraFacial')
    }
    // As another instance does it, whose word has not come yet.
    await app.database.run('delete from identity.member where id = $1', [(await app.member('Left')).id])
    const clinical = await app.staff('clinical')
    const first = await clinical.get('/api/admin/service-requests?limit=2')
    expect(first.headers['x-total-count']).toBe('3')
    const [mia, noor] = first.json<Record<string, unknown>[]>()
    expect(mia).toMatchObject({
      serviceName: 'HydraFacial',
      servicePoints: 25,
      userFirstName: 'Mia',
      userLastName: 'Hart',
      userEmail: 'mia@velora.test',
      status: 'pending',
    })
    expect(noor).toMatchObject({ userFirstName: 'Noor' })
    expect(mia).not.toHaveProperty('memberId')
    const rest = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? ''
    expect((await clinical.get(rest)).json()).toMatchObject([
      { userFirstName: '', userLastName: '', userEmail: '' },
    ])
  })
})

describe.each(bothDatabases)('when staff decide at the same instant (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database })
  })
  afterEach(() => expectSoundLedger(app.database))
  afterAll(() => app.stop())

  it('approve or deny wins, and there are points only when approved', async () => {
    const [ines, ruiz] = [await app.staff('front desk'), await app.staff('clinical')]
    const mia = await app.member('Mia')
    const { serviceId } = await treatmentOf(app, 'HydraFacial')
    let approvals = 0
    for (let round = 0; round < 8; round++) {
      app.clock.advance({ seconds: 1 })
      const treatmentDate = `2026-10-${String(round + 1).padStart(2, '0')}`
      const asked = await mia.post('/api/service-requests', { serviceId, treatmentDate })
      const path = `/api/admin/service-requests/${asked.json()['id']}`
      const decisions = [
        ines.send('PUT', `${path}/approve`, {}),
        ruiz.post(`${path}/deny`, {}),
        ruiz.send('PUT', `${path}/approve`, { countAgain: true }),
      ]
      const answers = await Promise.all(round % 2 ? decisions : decisions.reverse())
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const [newest] = (await mia.get('/api/service-requests?limit=1')).json<{ status: string }[]>()
      if (newest?.status === 'approved') approvals += 1
      expect(await mia.balance()).toBe(25 * approvals)
    }
    expect(await app.modules.messaging.countNotifications(mia.id)).toBeGreaterThanOrEqual(8)
  })

  it('one of an award at the desk and an approval for the same day counts', async () => {
    const ines = await app.staff('front desk')
    const noor = await app.member('Noor')
    for (const service of ['HydraFacial', 'Lip Flip', 'Dermaplaning']) {
      const { serviceId } = await treatmentOf(app, service)
      const asked = await noor.post('/api/service-requests', { serviceId })
      const answers = await Promise.all([
        ines.post('/api/admin/award-points', { userEmail: noor.email, serviceId }),
        ines.send('PUT', `/api/admin/service-requests/${asked.json()['id']}/approve`, {}),
      ])
      expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'probable-duplicate'])
    }
    expect(await app.modules.identity.currentUser(noor.id)).toMatchObject({ totalVisits: 3 })
  })
})
