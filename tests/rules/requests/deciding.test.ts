import { beforeEach, describe, expect, it } from 'vitest'
import type { ServiceRequest } from '../../../src/modules/requests/service-request.ts'
import { readHeld } from '../../support/held.ts'
import { ines, mia, openClinic } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('a request for points', () => {
  it('waits with what the member wrote', async () => {
    const request = await clinic.ask({ treatmentDate: '2026-11-20', notes: 'with Dr. Ruiz' })
    expect(request).toEqual({
      id: expect.any(String),
      memberId: mia,
      serviceId: 'facial',
      serviceName: 'HydraFacial',
      status: 'pending',
      requestDate: clinic.clock.now(),
      treatmentDate: '2026-11-20',
      notes: 'with Dr. Ruiz',
      pointsAwarded: null,
      adminNotes: null,
    })
    expect(clinic.kept).toEqual([request])
  })

  it('may leave the day and the notes out', async () => {
    expect(await clinic.ask({ notes: '' })).toMatchObject({ treatmentDate: null, notes: null })
    expect(await clinic.ask()).toMatchObject({ notes: null })
  })

  it('may be about this clinic day, and about no later one', async () => {
    await clinic.ask({ treatmentDate: '2026-11-21' })
    await expect(clinic.ask({ treatmentDate: '2026-11-22' })).rejects.toMatchObject({
      code: 'treatment-in-future',
      errors: [{ path: 'treatmentDate', message: 'The treatment date can’t be in the future.' }],
    })
  })

  it('is about a service that is offered', async () => {
    for (const serviceId of ['nothing', 'mask'])
      await expect(clinic.ask({ serviceId })).rejects.toMatchObject({ code: 'unknown-service' })
    expect(clinic.kept).toEqual([])
  })
})

describe('an approval', () => {
  it('awards the treatment of the day that the member named', async () => {
    const request = await clinic.ask({ treatmentDate: '2026-11-19' })
    expect(await clinic.approve(request)).toMatchObject({
      id: request.id,
      status: 'approved',
      pointsAwarded: 65,
    })
    expect(clinic.awarded).toEqual([
      {
        requestId: request.id,
        memberId: mia,
        serviceId: 'facial',
        day: '2026-11-19',
        allowDuplicate: false,
        actor: ines,
      },
    ])
    expect(clinic.kept[0]).toMatchObject({ status: 'approved', pointsAwarded: 65 })
    expect(clinic.decidedBy).toEqual([ines])
  })

  it('awards the clinic day of the request where the member named none', async () => {
    await clinic.approve(await clinic.ask())
    expect(clinic.awarded).toMatchObject([{ day: '2026-11-21' }])
  })

  it.each([
    ['facial', 'You earned 65 points for the visit that you told us about.'],
    ['tint', 'You earned 1 point for the visit that you told us about.'],
    ['talk', 'We have recorded the visit that you told us about. It gives no points.'],
  ])('of %s is told as: %s', async (serviceId, message) => {
    await clinic.approve(await clinic.ask({ serviceId }))
    expect(clinic.notifications).toEqual([
      { memberId: mia, title: 'Request approved', message, type: 'POINTS_EARNED' },
    ])
  })

  it('of a day that was counted already names service and day, unless it is meant', async () => {
    await clinic.approve(await clinic.ask({ treatmentDate: '2026-11-19' }))
    const again = await clinic.ask({ treatmentDate: '2026-11-19' })
    await expect(clinic.approve(again)).rejects.toMatchObject({
      message: expect.stringContaining(
        'This patient already has points for HydraFacial on Thursday, November 19.',
      ),
    })
    expect(clinic.notifications).toHaveLength(1)
    const meant = await clinic.ask({ treatmentDate: '2026-11-19' })
    await clinic.approve(meant, true)
    expect(clinic.awarded).toMatchObject([{ allowDuplicate: false }, { allowDuplicate: true }])
  })
})

describe('a denial', () => {
  it('keeps its reason with the request, and out of what is told', async () => {
    const request = await clinic.ask()
    expect(await clinic.deny(request, 'We have no filler treatment of that day.')).toMatchObject({
      status: 'denied',
      adminNotes: 'We have no filler treatment of that day.',
      pointsAwarded: null,
    })
    expect(clinic.notifications).toEqual([
      {
        memberId: mia,
        title: 'Request not approved',
        message: 'We could not give points for your request. The reason is under Request Points.',
        type: 'GENERAL',
      },
    ])
    expect(clinic.awarded).toEqual([])
  })

  it('without a reason sends the member to the front desk', async () => {
    expect(await clinic.deny(await clinic.ask(), '')).toMatchObject({ adminNotes: null })
    expect(clinic.notifications[0]?.message).toBe(
      'We could not give points for your request. Please ask at the front desk.',
    )
  })
})

describe('a decision', () => {
  it('is the only one, and a second one hears what it was', async () => {
    const request = await clinic.ask()
    await clinic.deny(request)
    await expect(clinic.approve(request)).rejects.toMatchObject({
      message: expect.stringContaining('Somebody denied this request already.'),
    })
    expect(clinic.awarded).toEqual([])
  })

  it('needs a request that there is', async () => {
    await expect(clinic.approve({ id: 'nothing' })).rejects.toMatchObject({ code: 'unknown-request' })
  })
})

describe('the waiting requests', () => {
  it('are listed with who asks and what an approval would give, the longest wait first', async () => {
    const [first, second] = [await clinic.ask(), await clinic.ask({ serviceId: 'tint' })]
    await clinic.deny(await clinic.ask())
    expect(await clinic.requests.listPending(10, undefined)).toMatchObject([
      {
        id: first.id,
        servicePoints: 65,
        requester: { firstName: 'Mia', lastName: 'Hart', email: 'mia@velora.test' },
      },
      { id: second.id, servicePoints: 1 },
    ])
    expect(await clinic.requests.countPending()).toBe(2)
    expect(await clinic.requests.listPending(1, undefined)).toHaveLength(1)
    expect(await clinic.requests.listPending(10, first.id)).toMatchObject([{ id: second.id }])
  })

  it('stay listed when the service or the member is gone', async () => {
    await clinic.ask()
    clinic.kept[0] = { ...(clinic.kept[0] as ServiceRequest), memberId: 'gone', serviceId: 'gone' }
    expect(await clinic.requests.listPending(10, undefined)).toMatchObject([
      { servicePoints: 0, requester: { firstName: '', lastName: '', email: '' } },
    ])
  })
})

describe('a member’s requests', () => {
  it('are listed newest first, counted, held and forgotten', async () => {
    const [first, second] = [await clinic.ask(), await clinic.ask()]
    expect(await clinic.requests.listRequests(mia, 10, undefined)).toEqual([second, first])
    expect(await clinic.requests.listRequests(mia, 10, second.id)).toEqual([first])
    expect(await clinic.requests.countRequests(mia)).toBe(2)
    expect(await readHeld(clinic.requests.personalDataOf(mia))).toEqual({ serviceRequests: [second, first] })
    await clinic.requests.eraseMember(mia)
    expect(await clinic.requests.countRequests(mia)).toBe(0)
  })
})
