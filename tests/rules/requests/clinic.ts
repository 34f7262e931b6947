import type { RequestsPorts } from '../../../src/modules/requests/ports.ts'
import { openRequests, type Requests } from '../../../src/modules/requests/requests.ts'
import type { ServiceRequest } from '../../../src/modules/requests/service-request.ts'
import { clockAt } from '../../support/clock.ts'

export const mia = 'mia'
export const ines = 'staff:ines'
const services = new Map([
  ['facial', { name: 'HydraFacial', pointsEarned: 65, isArchived: false }],
  ['tint', { name: 'Brow tint', pointsEarned: 1, isArchived: false }],
  ['talk', { name: 'Consultation', pointsEarned: 0, isArchived: false }],
  ['mask', { name: 'Clay mask', pointsEarned: 10, isArchived: true }],
])

/** Requests over ports that keep everything in memory, what they kept, and how the clinic uses them. */
export function openClinic() {
  const clock = clockAt('2026-11-22T04:00:00Z')
  const kept: ServiceRequest[] = []
  const notifications: (Parameters<RequestsPorts['notifyMember']>[1] & { readonly memberId: string })[] = []
  const awarded: Parameters<RequestsPorts['award']>[0][] = []
  const decidedBy: string[] = []
  const requests = openRequests({
    requests: requestsInMemory(kept, decidedBy),
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
      if (!treatment.allowDuplicate && awarded.some(isSame)) throw duplicate()
      awarded.push(treatment)
      return { points: services.get(treatment.serviceId)?.pointsEarned ?? 0 }
    },
    notifyMember: async (memberId, message) => void notifications.push({ memberId, ...message }),
  })
  const ask = async (changes: Partial<Parameters<Requests['requestPoints']>[1]> = {}) => {
    clock.advance({ seconds: 1 })
    return requests.requestPoints(mia, {
      serviceId: 'facial',
      treatmentDate: undefined,
      notes: undefined,
      ...changes,
    })
  }
  const approve = ({ id }: { readonly id: string }, allowDuplicate = false) =>
    requests.approveRequest({ requestId: id, adminNotes: undefined, actor: ines, allowDuplicate })
  const deny = ({ id }: { readonly id: string }, adminNotes?: string) =>
    requests.denyRequest({ requestId: id, adminNotes, actor: ines })
  return { clock, kept, notifications, awarded, decidedBy, requests, ask, approve, deny }
}

function requestsInMemory(kept: ServiceRequest[], decidedBy: string[]): RequestsPorts['requests'] {
  const change = (id: string, changes: Partial<ServiceRequest>) => {
    const place = kept.findIndex(request => request.id === id)
    const changed = { ...(kept[place] as ServiceRequest), ...changes }
    kept[place] = changed
    return changed
  }
  const of = (memberId: string) => kept.filter(request => request.memberId === memberId)
  const pending = (of?: string) =>
    kept.filter(({ status, memberId }) => status === 'pending' && (!of || memberId === of))
  return {
    add: async request => void kept.push(request),
    of: async (memberId, limit, before) =>
      of(memberId)
        .filter(({ id }) => !before || id < before)
        .reverse()
        .slice(0, limit),
    countOf: async memberId => of(memberId).length,
    pending: async (limit, after, memberId) =>
      pending(memberId)
        .filter(({ id }) => !after || id > after)
        .slice(0, limit),
    countPending: async memberId => pending(memberId).length,
    async decide({ requestId, status, adminNotes, actor }) {
      if (!pending().some(({ id }) => id === requestId)) return undefined
      decidedBy.push(actor)
      return change(requestId, { status, adminNotes })
    },
    notePoints: async ({ id }, pointsAwarded) => void change(id, { pointsAwarded }),
    find: async requestId => kept.find(({ id }) => id === requestId),
    async removeAllOf(memberId) {
      kept.splice(0, kept.length, ...kept.filter(request => request.memberId !== memberId))
    },
  }
}
