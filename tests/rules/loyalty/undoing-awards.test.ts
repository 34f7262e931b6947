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
      locationName: null,
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
      serviceName: null,
      locationId: 'gone',
      locationName: null,
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
        message: 'We recorded a visit for you by mistake, and took back its 65 points.',
        type: 'GENERAL',
      },
    ])
    expect((await clinic.loyalty.listAwards(1, undefined))[0]?.undoneAt).toEqual(clinic.clock.now())
  })

  it('is told in the singular, and without points where there were none', async () => {
    await award({ serviceId: 'tint' })
    await undo()
    expect(clinic.notifications.at(-1)?.message).toBe(
      'We recorded a visit for you by mistake, and took back its 1 point.',
    )
    clinic.clock.advance({ seconds: 1 })
    await award({ serviceId: 'talk' })
    expect(await undo()).toMatchObject({ points: 0, balance: 0 })
    expect(clinic.notifications.at(-1)?.message).toBe(
      'We recorded a visit for you by mistake, and took it back.',
    )
    expect(clinic.ledger.entries).toHaveLength(2)
    expect(clinic.spent.at(-1)).toEqual([mia, -50_00])
  })

  it('says “treatment” where the service is gone', async () => {
    await award()
    clinic.treatments.kept[0] = {
      ...(clinic.treatments.kept[0] as Clinic['treatments']['kept'][number]),
      serviceId: 'gone',
      serviceName: null,
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
