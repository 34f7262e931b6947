import { beforeEach, describe, expect, it } from 'vitest'
import { type AuditEntry, actionTitle } from '../../../src/modules/identity/audit/audit-entries.ts'
import { openClinic } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('a person on the staff', () => {
  it('gets a code that is shown once and kept nowhere', async () => {
    const { person, code } = await clinic.identity.addStaff('Ines', 'front desk')
    expect(code).toBe('10000000')
    expect(person).toEqual({
      id: expect.any(String),
      name: 'Ines',
      role: 'front desk',
      isActive: true,
      createdAt: clinic.clock.now(),
    })
    expect(clinic.staff).toEqual([
      { ...person, lookup: 'now 10000000', codeHash: 'hash of 10000000', isClosed: false },
    ])
    expect(await clinic.identity.listStaff()).toHaveLength(1)
  })

  it('is known by the code', async () => {
    const { person, code } = await clinic.identity.addStaff('Ines', 'front desk')
    expect(await clinic.identity.verifyStaffCode(code)).toEqual({
      id: person.id,
      name: 'Ines',
      role: 'front desk',
    })
    await expect(clinic.identity.verifyStaffCode('99999999')).rejects.toMatchObject({
      code: 'wrong-staff-code',
    })
  })

  it('is not known by a code that only looks up the same', async () => {
    const { code } = await clinic.identity.addStaff('Ines', 'front desk')
    clinic.staff[0] = { ...(clinic.staff[0] as (typeof clinic.staff)[number]), codeHash: 'hash of another' }
    await expect(clinic.identity.verifyStaffCode(code)).rejects.toMatchObject({ code: 'wrong-staff-code' })
  })

  it('is the first in a role once', async () => {
    await clinic.identity.addFirstStaff('Olga', 'owner', '33334444')
    await clinic.identity.addFirstStaff('Tess', 'owner', '44445555')
    await clinic.identity.addFirstStaff('Ines', 'front desk', '11112222')
    expect(clinic.staff.map(({ name, codeHash }) => [name, codeHash])).toEqual([
      ['Olga', 'hash of 33334444'],
      ['Ines', 'hash of 11112222'],
    ])
  })

  it('is changed, or is none', async () => {
    const { person } = await clinic.identity.addStaff('Ines', 'front desk')
    const change = { name: 'Ines R.', role: 'manager', isActive: false } as const
    expect(await clinic.identity.changeStaff(person.id, change)).toMatchObject(change)
    await expect(clinic.identity.changeStaff('nobody', change)).rejects.toMatchObject({
      code: 'unknown-staff',
    })
  })

  it('gets a new code instead of the one before', async () => {
    const { person, code } = await clinic.identity.addStaff('Ines', 'front desk')
    const issued = await clinic.identity.issueStaffCode(person.id)
    expect(issued).toMatchObject({ person: { name: 'Ines' }, code: '10000001' })
    await expect(clinic.identity.verifyStaffCode(code)).rejects.toMatchObject({ code: 'wrong-staff-code' })
    expect(await clinic.identity.verifyStaffCode(issued.code)).toMatchObject({ name: 'Ines' })
    await expect(clinic.identity.issueStaffCode('nobody')).rejects.toMatchObject({ code: 'unknown-staff' })
  })
})

describe('what a demo published', () => {
  const access = { staff: 'staff@velora.test', member: 'mia@velora.test', code: '24682468' }
  const admit = (accounts: boolean, code = accounts) =>
    clinic.identity.setDemoAccess(access, { accounts, code })
  let staff: string
  let member: string
  beforeEach(async () => {
    member = await clinic.join()
    staff = await clinic.join({ email: access.staff, staffRole: 'owner' })
    await clinic.identity.addFirstStaff('Olga', 'owner', access.code)
  })

  it('is closed and ends what it opened, once', async () => {
    expect(await admit(false)).toEqual(['mia@velora.test', 'staff@velora.test', 'the staff code'])
    expect([...clinic.closed]).toEqual([member, staff])
    expect(clinic.staff[0]?.isClosed).toBe(true)
    const at = clinic.clock.now().toISOString()
    expect(clinic.done).toEqual([`${member} signed out at ${at}`, `${staff} signed out at ${at}`])
    expect(await admit(false)).toEqual([])
  })

  it('is admitted again, and nobody is signed out for it', async () => {
    await admit(false)
    clinic.done.length = 0
    expect(await admit(true)).toEqual(['mia@velora.test', 'staff@velora.test', 'the staff code'])
    expect([clinic.closed.size, clinic.staff[0]?.isClosed, clinic.done]).toEqual([0, false, []])
    expect(await admit(true)).toEqual([])
  })

  it('may be the accounts or the code alone', async () => {
    expect(await admit(false, true)).toEqual(['mia@velora.test', 'staff@velora.test'])
    expect(await admit(false, false)).toEqual(['the staff code'])
  })

  it('is another clinic’s where no account of the staff has the address', async () => {
    clinic.members.delete(staff)
    expect(await admit(false, true)).toEqual([])
    await clinic.join({ email: access.staff })
    expect(await admit(false, true)).toEqual([])
    expect(clinic.closed.size).toBe(0)
  })

  it('is a code that no clinic may keep, and that only a demo admits again', async () => {
    clinic.members.delete(staff)
    expect(await admit(false)).toEqual(['the staff code'])
    expect(await admit(true)).toEqual([])
    expect(clinic.staff[0]?.isClosed).toBe(true)
  })

  it('is not a code that was replaced since, nor one that nobody has', async () => {
    await clinic.identity.issueStaffCode(clinic.staff[0]?.id ?? '')
    expect(await admit(false)).toEqual(['mia@velora.test', 'staff@velora.test'])
    clinic.staff.length = 0
    expect(await admit(true)).toEqual(['mia@velora.test', 'staff@velora.test'])
  })
})

describe('the audit log', () => {
  const entry = (n: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
    id: `a${n}`,
    at: clinic.clock.now(),
    staffId: 'ines',
    staffName: 'Ines',
    role: 'front desk',
    action: 'awardTreatment',
    memberId: null,
    subject: null,
    seal: null,
    address: '127.0.0.1',
    ...changes,
  })
  const exported = async (search = {}) => {
    const parts: number[] = []
    for await (const part of clinic.identity.exportAudit(search)) parts.push(part.length)
    return parts
  }

  it('is read with titles and the patients’ names', async () => {
    const memberId = await clinic.join()
    clinic.log.push(entry(1, { memberId }), entry(2, { memberId: 'gone' }), entry(3))
    const { entries, total } = await clinic.identity.listAudit({}, 10, undefined)
    expect(total).toBe(3)
    expect(entries).toMatchObject([
      { id: 'a1', actionTitle: 'Award treatment', patient: { firstName: 'Mia', email: 'mia@velora.test' } },
      { id: 'a2', patient: undefined },
      { id: 'a3', patient: undefined },
    ])
    expect(await clinic.identity.listAudit({}, 1, entry(1))).toMatchObject({
      entries: [{ id: 'a2' }],
      total: 3,
    })
  })

  it('is searched by person, action and patient, by id or address in any case', async () => {
    const memberId = await clinic.join()
    clinic.log.push(
      entry(1, { memberId }),
      entry(2, { staffId: 'olga' }),
      entry(3, { action: 'lockStaffArea' }),
    )
    const found = async (search: Parameters<typeof clinic.identity.listAudit>[0]) => {
      const { entries, total } = await clinic.identity.listAudit(search, 10, undefined)
      expect(total).toBe(entries.length)
      return entries.map(({ id }) => id)
    }
    expect(await found({ patient: memberId })).toEqual(['a1'])
    expect(await found({ patient: 'MIA@velora.test' })).toEqual(['a1'])
    expect(await found({ patient: 'nobody@velora.test' })).toEqual([])
    expect(await found({ staffId: 'olga' })).toEqual(['a2'])
    expect(await found({ action: 'lockStaffArea' })).toEqual(['a3'])
    expect(await exported({ patient: 'nobody@velora.test' })).toEqual([])
    expect(await exported({ patient: 'mia@velora.test' })).toEqual([1])
  })

  it.each([
    [0, []],
    [1, [1]],
    [1000, [1000]],
    [1001, [1000, 1]],
  ])('of %i entries is exported in parts of %j', async (count, parts) => {
    clinic.log.push(...Array.from({ length: count }, (_, n) => entry(n)))
    expect(await exported()).toEqual(parts)
  })

  it('says by whom and what it can be searched', async () => {
    expect(await clinic.identity.listAuditChoices()).toEqual({
      people: [{ id: 'ines', name: 'Ines' }],
      actions: [
        { action: 'awardTreatment', title: 'Award treatment' },
        { action: 'listPatients', title: 'Look at the list of patients' },
      ],
    })
  })

  it.each([
    ['createPromotion', 'Create monthly special'],
    ['deletePromotion', 'Delete monthly special'],
    ['openStaffArea', 'Open the staff area'],
    ['lockStaffArea', 'Lock the staff area'],
    ['suggestPatients', 'Look for a patient'],
    ['listPresent', 'Look at who is here'],
    ['readPatientPhoto', 'Look at a patient’s photo'],
    ['listAwards', 'Look at the last awards'],
    ['listUsedVouchers', 'Look at the used vouchers'],
    ['listPendingRequests', 'Look at the requests'],
    ['issueStaffCode', 'Issue a staff code'],
    ['exportAudit', 'Export the audit log'],
    ['exportPatients', 'Export the patient list'],
    ['exportFigures', 'Export the overview'],
    ['deleteAccount', 'Delete their own account'],
    ['undoAward', 'Undo award'],
  ])('calls %s “%s”', (action, title) => {
    expect(actionTitle(action)).toBe(title)
  })
})
