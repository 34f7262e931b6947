import { beforeEach, describe, expect, it } from 'vitest'
import { ProbableDuplicate } from '../../../src/modules/loyalty/treatments/refusals.ts'
import { type Clinic, ines, mia, noor, openClinic } from './clinic.ts'

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
const latest = async () => (await clinic.loyalty.listAwards(1, undefined))[0]?.id ?? ''
const undo = async (awardId?: string) =>
  clinic.loyalty.undoAward({ awardId: awardId ?? (await latest()), actor: ines })

describe('a treatment that is awarded', () => {
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
      locationId: 'downtown',
      points: 65,
      spendCents: 199_00,
      clinicDay: '2026-11-21',
      countedAgain: false,
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

  it('a second time on the day is refused by name, unless it is meant', async () => {
    await award()
    await expect(award()).rejects.toMatchObject({
      message: expect.stringContaining('Mia Hart already has points for HydraFacial today.'),
    })
    await award({ allowDuplicate: true })
    expect(clinic.treatments.kept.map(({ countedAgain }) => countedAgain)).toEqual([false, true])
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

describe('the last awards', () => {
  it('are those of 72 hours, the latest first, each with its patient, service and end', async () => {
    await award()
    clinic.clock.advance({ hours: 1 })
    await award({ email: 'noor@velora.test', serviceId: 'tint', locationId: 'downtown' })
    const at = clinic.clock.now()
    const listed = await clinic.loyalty.listAwards(10, undefined)
    expect(listed).toMatchObject([
      {
        memberId: noor,
        patient: 'Noor',
        email: 'noor@velora.test',
        service: 'Brow tint',
        points: 1,
        location: 'Downtown',
      },
      {
        memberId: mia,
        patient: 'Mia Hart',
        service: 'HydraFacial',
        points: 65,
        location: null,
        undoneAt: null,
      },
    ])
    expect(listed[0]?.awardedAt).toEqual(at)
    expect(listed[0]?.undoUntil).toEqual(new Date(at.getTime() + 72 * 3_600_000))
    expect(await clinic.loyalty.listAwards(10, listed[0]?.id)).toHaveLength(1)
    clinic.clock.advance({ hours: 71 })
    expect(await clinic.loyalty.countAwards()).toBe(2)
    clinic.clock.advance({ seconds: 1 })
    expect(await clinic.loyalty.countAwards()).toBe(1)
    expect(await clinic.loyalty.listAwards(10, undefined)).toHaveLength(1)
  })

  it('say where they were, as the member’s entries do, where somebody said so', async () => {
    await award({ locationId: 'downtown' })
    clinic.clock.advance({ minutes: 1 })
    await award({ allowDuplicate: true })
    const placesOf = (list: readonly { readonly location: string | null }[]) =>
      list.map(({ location }) => location)
    expect(placesOf(await clinic.loyalty.listAwards(10, undefined))).toEqual([null, 'Downtown'])
    expect(placesOf(await clinic.loyalty.listEntries(mia, 10, undefined))).toEqual([null, 'Downtown'])
    clinic.treatments.kept[0] = {
      ...(clinic.treatments.kept[0] as Clinic['treatments']['kept'][number]),
      locationId: 'closed',
    }
    expect(placesOf(await clinic.loyalty.listAwards(10, undefined))).toEqual([null, null])
    expect(placesOf(await clinic.loyalty.listEntries(mia, 10, undefined))).toEqual([null, null])
  })

  it('stay when the patient or the service is gone, without their names', async () => {
    await award()
    clinic.treatments.kept[0] = {
      ...(clinic.treatments.kept[0] as Clinic['treatments']['kept'][number]),
      memberId: 'gone',
      serviceId: 'gone',
      locationId: 'gone',
    }
    expect(await clinic.loyalty.listAwards(10, undefined)).toMatchObject([
      { patient: 'Former patient', email: '', service: 'A former service', location: null },
    ])
  })
})

describe('an award that is undone', () => {
  it('takes points, spend and visit back and tells the member', async () => {
    await award()
    clinic.notifications.length = 0
    expect(await undo()).toEqual({ memberId: mia, points: 65, balance: 0 })
    expect(clinic.ledger.entries[1]).toMatchObject({
      memberId: mia,
      amount: -65,
      kind: 'reversal',
      reference: 'reversal:1',
      reason: 'Taken back: HydraFacial',
      actor: ines,
      at: clinic.clock.now(),
    })
    expect(clinic.spent).toEqual([
      [mia, 199_00],
      [mia, -199_00],
    ])
    expect(clinic.notifications).toEqual([
      {
        memberId: mia,
        title: 'Visit corrected',
        message: 'A visit was recorded for you by mistake: its 65 points were taken back.',
        type: 'GENERAL',
      },
    ])
    expect((await clinic.loyalty.listAwards(1, undefined))[0]?.undoneAt).toEqual(clinic.clock.now())
  })

  it('is told in the singular, and without points where there were none', async () => {
    await award({ serviceId: 'tint' })
    await undo()
    expect(clinic.notifications.at(-1)?.message).toBe(
      'A visit was recorded for you by mistake: its 1 point was taken back.',
    )
    clinic.clock.advance({ seconds: 1 })
    await award({ serviceId: 'talk' })
    expect(await undo()).toMatchObject({ points: 0, balance: 0 })
    expect(clinic.notifications.at(-1)?.message).toBe(
      'A visit was recorded for you by mistake and has been taken back.',
    )
    expect(clinic.ledger.entries).toHaveLength(2)
    expect(clinic.spent.at(-1)).toEqual([mia, -50_00])
  })

  it('says “treatment” where the service is gone', async () => {
    await award()
    clinic.treatments.kept[0] = {
      ...(clinic.treatments.kept[0] as Clinic['treatments']['kept'][number]),
      serviceId: 'gone',
    }
    await undo()
    expect(clinic.ledger.entries[1]?.reason).toBe('Taken back: treatment')
  })

  it('is refused when it is unknown, was undone already or is older than 72 hours', async () => {
    await expect(undo('nothing')).rejects.toMatchObject({ code: 'unknown-award' })
    await award()
    const id = await latest()
    await undo(id)
    await expect(undo(id)).rejects.toMatchObject({ code: 'already-undone' })
    clinic.clock.advance({ seconds: 1 })
    await award()
    const late = await latest()
    clinic.clock.advance({ hours: 72, seconds: 1 })
    await expect(undo(late)).rejects.toMatchObject({ code: 'too-late-to-undo' })
  })

  it('is refused when its points were spent, and says what the balance is', async () => {
    await award()
    await clinic.loyalty.adjustPoints({
      memberId: mia,
      type: 'set',
      points: 10,
      reason: 'Correction',
      actor: ines,
    })
    await expect(undo()).rejects.toMatchObject({
      message: expect.stringContaining('undoing takes back 65, and the balance is 10.'),
    })
  })

  it('passes on whatever else the ledger throws', async () => {
    await award()
    await clinic.give(mia, 10)
    await clinic.ledger.post(
      {
        ...(clinic.ledger.entries[0] as Clinic['ledger']['entries'][number]),
        reference: 'reversal:1',
        amount: 1,
      },
      () => new ProbableDuplicate('', ''),
    )
    await expect(undo()).rejects.toMatchObject({ code: 'already-undone' })
  })
})
