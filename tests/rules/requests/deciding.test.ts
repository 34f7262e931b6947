import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestsPorts } from '../../../src/modules/requests/ports.ts'
import { openRequests, type Requests } from '../../../src/modules/requests/requests.ts'
import type { ServiceRequest } from '../../../src/modules/requests/service-request.ts'
import { type Clock, clockAt } from '../../support/clock.ts'
import { readHeld } from '../../support/held.ts'

const mia = 'mia'
const ines = 'staff:ines'
const services = new Map([
  ['facial', { name: 'HydraFacial', pointsEarned: 65 }],
  ['tint', { name: 'Brow tint', pointsEarned: 1 }],
  ['talk', { name: 'Consultation', pointsEarned: 0 }],
])

let clock: Clock
let kept: ServiceRequest[]
let notifications: (Parameters<RequestsPorts['notifyMember']>[1] & { readonly memberId: string })[]
let awarded: Parameters<RequestsPorts['award']>[0][]
let decidedBy: string[]
let requests: Requests

beforeEach(() => {
  clock = clockAt('2026-11-22T04:00:00Z')
  kept = []
  notifications = []
  awarded = []
  decidedBy = []
  requests = openRequests({
    requests: requestsInMemory(),
    now: clock.now,
    timeZone: 'America/Los_Angeles',
    serviceOf: async id => services.get(id),
    requestersOf: async ids =>
      new Map(
        ids
          .filter(id => id === mia)
          .map(id => [id, { firstName: 'Mia', lastName: 'Hart', email: 'mia@velora.test' }]),
      ),
    award: async (treatment, duplicate) => {
      const isSame = (other: typeof treatment) =>
        other.day === treatment.day && other.serviceId === treatment.serviceId
      if (!treatment.countAgain && awarded.some(isSame)) throw duplicate()
      awarded.push(treatment)
      return { points: services.get(treatment.serviceId)?.pointsEarned ?? 0 }
    },
    notifyMember: async (memberId, message) => void notifications.push({ memberId, ...message }),
  })
})

function requestsInMemory(): RequestsPorts['requests'] {
  const change = (id: string, changes: Partial<ServiceRequest>) => {
    const place = kept.findIndex(request => request.id === id)
    const changed = { ...(kept[place] as ServiceRequest), ...changes }
    kept[place] = changed
    return changed
  }
  const of = (memberId: string) => kept.filter(request => request.memberId === memberId)
  const pending = () => kept.filter(({ status }) => status === 'pending')
  return {
    add: async request => void kept.push(request),
    of: async (memberId, limit, before) =>
      of(memberId)
        .filter(({ id }) => !before || id < before)
        .reverse()
        .slice(0, limit),
    countOf: async memberId => of(memberId).length,
    pending: async (limit, after) =>
      pending()
        .filter(({ id }) => !after || id > after)
        .slice(0, limit),
    countPending: async () => pending().length,
    async decide({ requestId, status, adminNotes, actor }) {
      if (!pending().some(({ id }) => id === requestId)) return undefined
      decidedBy.push(actor)
      return change(requestId, { status, adminNotes })
    },
    notePoints: async ({ id }, pointsAwarded) => void change(id, { pointsAwarded }),
    find: async requestId => kept.find(({ id }) => id === requestId),
    async removeAllOf(memberId) {
      kept = kept.filter(request => request.memberId !== memberId)
    },
  }
}

const ask = async (changes: Partial<Parameters<Requests['requestPoints']>[1]> = {}) => {
  clock.advance({ seconds: 1 })
  return requests.requestPoints(mia, {
    serviceId: 'facial',
    treatmentDate: undefined,
    notes: undefined,
    ...changes,
  })
}
const approve = ({ id }: { readonly id: string }, countAgain = false) =>
  requests.approveRequest({ requestId: id, adminNotes: undefined, actor: ines, countAgain })
const deny = ({ id }: { readonly id: string }, adminNotes?: string) =>
  requests.denyRequest({ requestId: id, adminNotes, actor: ines })

describe('a request for points', () => {
  it('waits with what the member wrote', async () => {
    const request = await ask({ treatmentDate: '2026-11-20', notes: 'with Dr. Ruiz' })
    expect(request).toEqual({
      id: expect.any(String),
      memberId: mia,
      serviceId: 'facial',
      serviceName: 'HydraFacial',
      status: 'pending',
      requestDate: clock.now(),
      treatmentDate: '2026-11-20',
      notes: 'with Dr. Ruiz',
      pointsAwarded: null,
      adminNotes: null,
    })
    expect(kept).toEqual([request])
  })

  it('may leave the day and the notes out', async () => {
    expect(await ask({ notes: '' })).toMatchObject({ treatmentDate: null, notes: null })
    expect(await ask()).toMatchObject({ notes: null })
  })

  it('may be about this clinic day, and about no later one', async () => {
    await ask({ treatmentDate: '2026-11-21' })
    await expect(ask({ treatmentDate: '2026-11-22' })).rejects.toMatchObject({
      code: 'treatment-in-future',
      errors: [{ path: 'treatmentDate', message: 'The treatment date can’t be in the future.' }],
    })
  })

  it('is about a service that there is', async () => {
    await expect(ask({ serviceId: 'nothing' })).rejects.toMatchObject({ code: 'unknown-service' })
    expect(kept).toEqual([])
  })
})

describe('an approval', () => {
  it('awards the treatment of the day that the member named', async () => {
    const request = await ask({ treatmentDate: '2026-11-19' })
    expect(await approve(request)).toMatchObject({ id: request.id, status: 'approved', pointsAwarded: 65 })
    expect(awarded).toEqual([
      {
        requestId: request.id,
        memberId: mia,
        serviceId: 'facial',
        day: '2026-11-19',
        countAgain: false,
        actor: ines,
      },
    ])
    expect(kept[0]).toMatchObject({ status: 'approved', pointsAwarded: 65 })
    expect(decidedBy).toEqual([ines])
  })

  it('awards the clinic day of the request where the member named none', async () => {
    await approve(await ask())
    expect(awarded).toMatchObject([{ day: '2026-11-21' }])
  })

  it.each([
    ['facial', 'You earned 65 points for the visit that you told us about.'],
    ['tint', 'You earned 1 point for the visit that you told us about.'],
    ['talk', 'The visit that you told us about is recorded. It gives no points.'],
  ])('of %s is told as: %s', async (serviceId, message) => {
    await approve(await ask({ serviceId }))
    expect(notifications).toEqual([
      { memberId: mia, title: 'Request approved', message, type: 'POINTS_EARNED' },
    ])
  })

  it('of a day that was counted already names service and day, unless it is meant', async () => {
    await approve(await ask({ treatmentDate: '2026-11-19' }))
    const again = await ask({ treatmentDate: '2026-11-19' })
    await expect(approve(again)).rejects.toMatchObject({
      message: expect.stringContaining(
        'This patient already has points for HydraFacial on Thursday, November 19.',
      ),
    })
    expect(notifications).toHaveLength(1)
    const meant = await ask({ treatmentDate: '2026-11-19' })
    await approve(meant, true)
    expect(awarded).toMatchObject([{ countAgain: false }, { countAgain: true }])
  })
})

describe('a denial', () => {
  it('keeps its reason with the request, and out of what is told', async () => {
    const request = await ask()
    expect(await deny(request, 'We have no filler treatment of that day.')).toMatchObject({
      status: 'denied',
      adminNotes: 'We have no filler treatment of that day.',
      pointsAwarded: null,
    })
    expect(notifications).toEqual([
      {
        memberId: mia,
        title: 'Request not approved',
        message: 'We could not give points for your request. The reason is under Request Points.',
        type: 'GENERAL',
      },
    ])
    expect(awarded).toEqual([])
  })

  it('without a reason sends the member to the front desk', async () => {
    expect(await deny(await ask(), '')).toMatchObject({ adminNotes: null })
    expect(notifications[0]?.message).toBe(
      'We could not give points for your request. Please ask at the front desk.',
    )
  })
})

describe('a decision', () => {
  it('is the only one, and a second one hears what it was', async () => {
    const request = await ask()
    await deny(request)
    await expect(approve(request)).rejects.toMatchObject({
      message: expect.stringContaining('This request was already denied.'),
    })
    expect(awarded).toEqual([])
  })

  it('needs a request that there is', async () => {
    await expect(approve({ id: 'nothing' })).rejects.toMatchObject({ code: 'unknown-request' })
  })
})

describe('the waiting requests', () => {
  it('are listed with who asks and what an approval would give, the longest wait first', async () => {
    const [first, second] = [await ask(), await ask({ serviceId: 'tint' })]
    await deny(await ask())
    expect(await requests.listPending(10, undefined)).toMatchObject([
      {
        id: first.id,
        servicePoints: 65,
        requester: { firstName: 'Mia', lastName: 'Hart', email: 'mia@velora.test' },
      },
      { id: second.id, servicePoints: 1 },
    ])
    expect(await requests.countPending()).toBe(2)
    expect(await requests.listPending(1, undefined)).toHaveLength(1)
    expect(await requests.listPending(10, first.id)).toMatchObject([{ id: second.id }])
  })

  it('stay listed when the service or the member is gone', async () => {
    await ask()
    kept[0] = { ...(kept[0] as ServiceRequest), memberId: 'gone', serviceId: 'gone' }
    expect(await requests.listPending(10, undefined)).toMatchObject([
      { servicePoints: 0, requester: { firstName: '', lastName: '', email: '' } },
    ])
  })
})

describe('a member’s requests', () => {
  it('are listed newest first, counted, held and forgotten', async () => {
    const [first, second] = [await ask(), await ask()]
    expect(await requests.listRequests(mia, 10, undefined)).toEqual([second, first])
    expect(await requests.listRequests(mia, 10, second.id)).toEqual([first])
    expect(await requests.countRequests(mia)).toBe(2)
    expect(await readHeld(requests.personalDataOf(mia))).toEqual({ serviceRequests: [second, first] })
    await requests.eraseMember(mia)
    expect(await requests.countRequests(mia)).toBe(0)
  })
})
