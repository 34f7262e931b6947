import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'

describe('one patient', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
  })
  afterAll(() => app.stop())

  it('is read with ledger and vouchers, and each reading is written down', async () => {
    const mia = await app.member('Mia')
    const ines = await app.staff('front desk')
    await ines.post('/api/admin/update-user-points', {
      userId: mia.id,
      points: 40,
      reason: 'A gift',
      type: 'add',
    })
    await ines.post('/api/admin/send-promo-notification', { userId: mia.id })
    expect((await ines.get(`/api/admin/users/${mia.id}`)).json()).toMatchObject({
      firstName: 'Mia',
      pointsBalance: 40,
    })
    const entries = await ines.get(`/api/admin/users/${mia.id}/points?limit=5`)
    expect(entries.json()).toMatchObject([{ points: 40, description: 'A gift' }])
    expect(entries.headers['x-total-count']).toBe('1')
    expect((await ines.get(`/api/admin/users/${mia.id}/vouchers`)).json()).toMatchObject([
      { title: '10% off any service' },
    ])
    const audited = app.database.statement<{ action: string }>(
      'audited-of',
      'select action from identity.audit_entry where member_id = $1 order by at, id',
    )
    expect((await audited(mia.id)).map(({ action }) => action).toSorted()).toEqual([
      'adjustPoints',
      'listPatientEntries',
      'listPatientVouchers',
      'readPatient',
      'sendOffer',
    ])
  })

  it('is refused when there is nobody, and when it is a colleague', async () => {
    const ines = await app.staff('front desk')
    const colleague = await app.modules.identity.register({
      email: 'colleague@velora.test',
      password: 'velora-secret',
      name: 'A Colleague',
      staffRole: 'front desk',
    })
    for (const id of ['00000000-0000-7000-8000-000000000000', colleague])
      expect((await ines.get(`/api/admin/users/${id}`)).code).toBe('no-such-patient')
  })
})
