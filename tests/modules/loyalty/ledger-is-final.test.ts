import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyLedger } from '../../../src/modules/loyalty/adapters/verify-ledger.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { bothDatabases } from '../../support/databases.ts'
import { givePoints, treatmentOf } from '../../support/points.ts'

describe.each(bothDatabases)('what is written for good (%s)', database => {
  let app: TestApp
  const run = (text: string) => app.database.run(text)

  beforeAll(async () => {
    app = await openTestApp({ database })
    await givePoints(app, 'Mia', 50)
    const awarded = await (await app.staff('front desk')).post('/api/admin/award-points', {
      userEmail: 'mia@velora.test',
      serviceId: (await treatmentOf(app, 'Botox')).serviceId,
    })
    expect(awarded.status, awarded.text).toBe(200)
  })
  afterAll(() => app.stop())

  it.each(['loyalty.entry', 'identity.audit_entry'])(
    'can’t be changed, deleted or emptied: %s',
    async table => {
      const before = await run(`select * from ${table}`)
      expect(before.length).toBeGreaterThan(0)
      await expect(
        run(`update ${table} set actor = actor`.replace('actor = actor', 'at = at')),
      ).rejects.toThrow('never changed')
      await expect(run(`delete from ${table}`)).rejects.toThrow('never changed')
      await expect(run(`truncate ${table}`)).rejects.toThrow('never changed')
      expect(await run(`select * from ${table}`)).toEqual(before)
    },
  )

  it('names the staff member who awarded, the patient and the address', async () => {
    const { id } = await app.member('Mia')
    expect(
      await run(
        "select staff_name, role, action, member_id, address from identity.audit_entry where action <> 'openStaffArea'",
      ),
    ).toEqual([
      {
        staff_name: 'Ines',
        role: 'front desk',
        action: 'awardTreatment',
        member_id: id,
        address: '127.0.0.1',
      },
    ])
  })

  it('does not let a balance fall below zero, whoever writes it', async () => {
    await expect(run('update loyalty.account set balance = -1')).rejects.toThrow('balance_not_negative')
  })

  it.each([
    ['balance', 'update loyalty.account set balance = balance + 1', 'the balance is the sum'],
    ['peak', 'update loyalty.account set peak_balance = peak_balance + 1', 'the peak is the highest'],
    ['count', 'update loyalty.account set entry_count = entry_count + 1', 'the account counts'],
  ])('is contradicted by a wrong %s, and the check says so', async (_what, spoil, violation) => {
    const undo = new Error('undo')
    let found: readonly string[] = []
    await app.database
      .inTransaction(async () => {
        await run(spoil)
        found = (await verifyLedger(app.database)).violations
        throw undo
      })
      .catch(error => expect(error).toBe(undo))
    expect(found).toEqual([expect.stringContaining(violation)])
  })
})
