import { beforeEach, describe, expect, it } from 'vitest'
import { type Clinic, mia, openClinic } from './clinic.ts'

let clinic: Clinic

beforeEach(() => {
  clinic = openClinic()
})

describe('a progress photo', () => {
  const treatment = { serviceId: 'facial', treatmentDate: '2026-11-01' }
  const recorded = (serviceId: string, treatmentDate: string, memberId = mia) =>
    clinic.treatments.record({
      id: `${serviceId} ${treatmentDate}`,
      memberId,
      serviceId,
      serviceName: null,
      locationId: null,
      locationName: null,
      points: 0,
      spendCents: 0,
      clinicDay: treatmentDate,
      allowDuplicate: false,
      kind: 'treatment',
      actor: 'staff:ines',
      at: clinic.clock.now(),
    })
  beforeEach(() => recorded('facial', '2026-11-01').then(() => undefined))

  it('is credited once a service and treatment day', async () => {
    expect(await clinic.loyalty.creditProgressPhoto(mia, treatment, 15)).toBe('credited')
    expect(await clinic.loyalty.creditProgressPhoto(mia, treatment, 15)).toBe('earned-before')
    expect(clinic.ledger.entries).toMatchObject([
      {
        memberId: mia,
        amount: 15,
        kind: 'diary',
        reference: 'diary:facial:2026-11-01',
        reason: 'Progress photo: HydraFacial',
        actor: 'member',
        at: clinic.clock.now(),
      },
    ])
    expect(clinic.notifications).toEqual([
      {
        memberId: mia,
        title: 'Points earned',
        message: 'You earned 15 points for your progress photo.',
        type: 'POINTS_EARNED',
      },
    ])
  })

  it('of no treatment in the member’s own record is not credited', async () => {
    await recorded('facial', '2026-11-02', 'noor')
    for (const other of [{ treatmentDate: '2026-11-02' }, { serviceId: 'tint' }])
      expect(await clinic.loyalty.creditProgressPhoto(mia, { ...treatment, ...other }, 15)).toBe(
        'not-in-record',
      )
    await clinic.treatments.undo({
      id: 'facial 2026-11-01',
      since: new Date(0),
      actor: 'staff:ines',
      at: clinic.clock.now(),
    })
    expect(await clinic.loyalty.creditProgressPhoto(mia, treatment, 15)).toBe('not-in-record')
    expect(await clinic.loyalty.treatmentsOf(mia)).toEqual([])
    expect([clinic.ledger.entries, clinic.notifications]).toEqual([[], []])
  })

  it('of a service that is gone is credited without its name', async () => {
    await recorded('gone', '2026-11-01')
    await clinic.loyalty.creditProgressPhoto(mia, { ...treatment, serviceId: 'gone' }, 15)
    expect(clinic.ledger.entries[0]?.reason).toBe('Progress photo')
  })

  it('fails as anything fails that is no repetition', async () => {
    await expect(clinic.loyalty.creditProgressPhoto(mia, treatment, -15)).rejects.toMatchObject({
      code: 'not-enough-points',
    })
  })

  it('is known among those that were credited', async () => {
    await clinic.loyalty.creditProgressPhoto(mia, treatment, 15)
    const other = { ...treatment, treatmentDate: '2026-11-02' }
    expect(await clinic.loyalty.creditedAmong(mia, [other, treatment])).toEqual([treatment])
  })
})
