import { beforeEach, describe, expect, it } from 'vitest'
import { ProbableDuplicate } from '../../../src/modules/loyalty/treatments/refusals.ts'
import { type Clinic, ines, mia, openClinic } from './clinic.ts'

let clinic: Clinic

beforeEach(() => {
  clinic = openClinic()
})

const award = (changes: Partial<Parameters<Clinic['loyalty']['awardTreatment']>[0]> = {}) =>
  clinic.loyalty.awardTreatment({
    email: 'mia@velora.test',
    serviceId: 'facial',
    customPoints: undefined,
    locationId: undefined,
    allowDuplicate: false,
    actor: ines,
    ...changes,
  })

describe('a treatment that is awarded', () => {
  it('is none of a service that is no longer offered, though an open request for it counts', async () => {
    await expect(award({ serviceId: 'mask' })).rejects.toMatchObject({ code: 'unknown-service' })
    const request = {
      requestId: 'r',
      memberId: mia,
      serviceId: 'mask',
      day: '2026-11-20',
      allowDuplicate: false,
      actor: ines,
    }
    const given = await clinic.loyalty.awardRequest(request, () => new Error('twice') as never)
    expect([given, clinic.ledger.entries]).toMatchObject([{ points: 10 }, [{ programmeVersion: 4 }]])
  })

  it('gives the service’s points, its price as spend, and a record of where and by whom', async () => {
    expect(await award({ locationId: 'downtown' })).toEqual({
      memberId: mia,
      patient: 'Mia Hart',
      service: 'HydraFacial',
      points: 65,
      balance: 65,
    })
    const [treatment] = clinic.treatments.kept
    expect(treatment).toEqual({
      id: expect.any(String),
      memberId: mia,
      serviceId: 'facial',
      serviceName: 'HydraFacial',
      locationId: 'downtown',
      locationName: 'Downtown',
      points: 65,
      spendCents: 199_00,
      clinicDay: '2026-11-21',
      allowDuplicate: false,
      entryNumber: 1,
      kind: 'treatment',
      actor: ines,
      at: clinic.clock.now(),
      undoneAt: null,
    })
    expect(clinic.ledger.entries).toEqual([
      {
        memberId: mia,
        amount: 65,
        kind: 'treatment',
        reference: `treatment:${treatment?.id}`,
        reason: 'Treatment: HydraFacial',
        actor: ines,
        at: clinic.clock.now(),
        programmeVersion: 4,
        number: 1,
        balanceAfter: 65,
      },
    ])
    expect(clinic.spent).toEqual([[mia, 199_00]])
    expect(clinic.notifications).toEqual([
      {
        memberId: mia,
        title: 'Points earned',
        message: 'You earned 65 points for your visit.',
        type: 'POINTS_EARNED',
      },
    ])
  })

  it('gives the points that staff typed instead', async () => {
    expect(await award({ customPoints: 80 })).toMatchObject({ points: 80, balance: 80 })
  })

  it('is told in the singular for one point', async () => {
    await award({ serviceId: 'tint' })
    expect(clinic.notifications[0]?.message).toBe('You earned 1 point for your visit.')
  })

  it('without points is recorded, has no entry, and is not told', async () => {
    await clinic.give(mia, 10)
    clinic.notifications.length = 0
    expect(await award({ serviceId: 'talk' })).toMatchObject({ points: 0, balance: 10 })
    expect(clinic.treatments.kept[0]).toMatchObject({
      entryNumber: null,
      locationId: null,
      spendCents: 50_00,
    })
    expect(clinic.ledger.entries).toHaveLength(1)
    expect(clinic.spent).toEqual([[mia, 50_00]])
    expect(clinic.notifications).toEqual([])
  })

  it.each([
    [{ email: 'olga@velora.test' }, 'unknown-patient'],
    [{ serviceId: 'nothing' }, 'unknown-service'],
    [{ locationId: 'nowhere' }, 'unknown-location'],
  ])('with %j is refused, and nothing is kept', async (wrong, refusal) => {
    await expect(award(wrong)).rejects.toMatchObject({ code: refusal })
    expect([clinic.treatments.kept, clinic.ledger.entries, clinic.spent, clinic.notifications]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  it('is refused for somebody who has just left, and nothing is kept', async () => {
    clinic.gone.add(mia)
    await expect(award()).rejects.toMatchObject({ code: 'unknown-patient' })
    expect([clinic.treatments.kept, clinic.ledger.entries, clinic.spent, clinic.notifications]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  it('a second time on the day is refused by name, unless it is meant', async () => {
    await award()
    await expect(award()).rejects.toMatchObject({
      message: expect.stringContaining('Mia Hart already has points for HydraFacial today.'),
    })
    await award({ allowDuplicate: true })
    expect(clinic.treatments.kept.map(({ allowDuplicate }) => allowDuplicate)).toEqual([false, true])
    clinic.clock.advance({ days: 1 })
    await award()
    expect(clinic.treatments.kept.at(-1)).toMatchObject({ clinicDay: '2026-11-22' })
  })
})

describe('the treatment of an approved request', () => {
  const request = {
    requestId: 'r1',
    memberId: mia,
    serviceId: 'facial',
    day: '2026-11-19',
    allowDuplicate: false,
    actor: ines,
  }
  const duplicate = () => new ProbableDuplicate('Mia Hart', 'the facial of the request')

  it('counts for its own day under the request’s name, and tells nobody', async () => {
    expect(await clinic.loyalty.awardRequest(request, duplicate)).toEqual({ points: 65 })
    expect(clinic.treatments.kept).toMatchObject([
      { clinicDay: '2026-11-19', kind: 'request', locationId: null, spendCents: 199_00, actor: ines },
    ])
    expect(clinic.ledger.entries).toMatchObject([
      { kind: 'request', reference: 'request:r1', amount: 65, reason: 'Treatment: HydraFacial' },
    ])
    expect(clinic.spent).toEqual([[mia, 199_00]])
    expect(clinic.notifications).toEqual([])
  })

  it('throws what the caller says when the request or the day was counted', async () => {
    await clinic.loyalty.awardRequest(request, duplicate)
    await expect(
      clinic.loyalty.awardRequest({ ...request, day: '2026-11-18' }, duplicate),
    ).rejects.toMatchObject({ message: expect.stringContaining('the facial of the request') })
    await expect(
      clinic.loyalty.awardRequest({ ...request, requestId: 'r2' }, duplicate),
    ).rejects.toMatchObject({ message: expect.stringContaining('the facial of the request') })
    expect(clinic.spent).toHaveLength(1)
  })

  it('is refused for a service that is gone', async () => {
    await expect(
      clinic.loyalty.awardRequest({ ...request, serviceId: 'nothing' }, duplicate),
    ).rejects.toMatchObject({ code: 'unknown-service' })
  })

  it('is no award of the desk’s, so it can’t be undone there', async () => {
    await clinic.loyalty.awardRequest(request, duplicate)
    expect(await clinic.loyalty.listAwards(10, undefined)).toEqual([])
  })
})
