import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { getListContactsMockHandler } from '#api/contacts/contacts.msw.ts'
import {
  getListLocationsMockHandler,
  getListServicesMockHandler,
  getListServicesResponseMock,
} from '#api/menu/menu.msw.ts'
import { getListDuplicatesMockHandler } from '#api/merging/merging.msw.ts'
import { getReadPatientMockHandler } from '#api/patients/patients.msw.ts'
import { getAdjustPointsMockHandler } from '#api/points/points.msw.ts'
import { getReadIntakeMockHandler } from '#api/privacy/privacy.msw.ts'
import { getListPendingRequestsMockHandler } from '#api/requests/requests.msw.ts'
import { getListPatientVouchersMockHandler, getSendOfferMockHandler } from '#api/rewards/rewards.msw.ts'
import type { PendingRequest, Service, TimelineItem } from '#api/schemas/index.ts'
import { getCheckStaffSessionMockHandler } from '#api/staff/staff.msw.ts'
import { currentTexts, intake, mia, vouchers } from '../patients.fixtures.ts'

export const page = () => within(document.body)

export const seen = (words: string | RegExp) =>
  waitFor(() => expect(page().getAllByText(words)[0]).toBeVisible(), { timeout: 4000 })

const happened = (
  kind: TimelineItem['kind'],
  title: string,
  rest: Partial<TimelineItem> = {},
): TimelineItem => ({
  id: `${kind}-${title}-${rest.state}-${rest.at}`,
  kind,
  at: '2026-11-20T18:00:00.000Z',
  title,
  state: null,
  points: null,
  balanceAfter: null,
  place: null,
  by: null,
  notified: [],
  ...rest,
})

/** One of each, over three days. */
export const history: TimelineItem[] = [
  happened('points', 'Counted twice by mistake', { points: -50, balanceAfter: 240, by: 'Olga' }),
  happened('voucher', '10% off any service', { state: 'used', by: 'Ines Moreau' }),
  happened('voucher', '10% off any service', { state: 'given' }),
  happened('message', 'Double points this week'),
  happened('request', 'HydraFacial', { state: 'pending', at: '2026-11-12T18:00:00.000Z' }),
  happened('reward', 'Reward: $10 Credit', {
    points: -100,
    balanceAfter: 290,
    at: '2026-11-12T17:00:00.000Z',
  }),
  happened('check-in', 'Check-in: Daily Spa Visit', {
    points: 5,
    balanceAfter: 390,
    place: 'Santa Monica',
    at: '2026-11-12T16:00:00.000Z',
  }),
  happened('treatment', 'Treatment: HydraFacial', {
    points: 25,
    balanceAfter: 385,
    place: 'Beverly Hills',
    by: 'Dr. Ruiz',
    state: 'undone',
    notified: ['Points earned', 'VIP Upgrade!'],
    at: '2026-10-02T18:00:00.000Z',
  }),
  happened('consent', 'email', { state: 'given', at: '2026-10-02T17:00:00.000Z' }),
  happened('consent', 'sms', { state: 'withdrawn', at: '2026-10-02T16:00:00.000Z' }),
]

const historyFor = (only: string | null) =>
  only === 'messages' ? history.filter(({ kind }) => kind === 'message' || kind === 'consent') : history

const services: Service[] = ['HydraFacial', 'Lip Filler'].map((name, at) => ({
  ...getListServicesResponseMock()[0],
  id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0f0${at}`,
  name,
  pointsEarned: 25 + 40 * at,
})) as Service[]

export const waiting: PendingRequest = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
  serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0f00',
  serviceName: 'HydraFacial',
  status: 'pending',
  requestDate: '2026-11-20T18:00:00.000Z',
  treatmentDate: '2026-11-18',
  notes: 'With Dr. Ruiz, in the afternoon.',
  pointsAwarded: null,
  adminNotes: null,
  servicePoints: 25,
  pointsVary: false,
  userFirstName: 'Mia',
  userLastName: 'Hart',
  userEmail: 'mia@velora.example',
}

/** A patient with a history, as the front desk sees them. */
export const handlers = () => [
  getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Ines', role: 'front desk' }),
  getReadPatientMockHandler(mia),
  http.get('*/api/admin/users/:id/timeline', ({ request }) =>
    HttpResponse.json(historyFor(new URL(request.url).searchParams.get('only'))),
  ),
  getListPatientVouchersMockHandler(vouchers),
  getListContactsMockHandler([
    { kind: 'email', value: mia.email, isValid: true, isShared: false, verifiedAt: null },
    { kind: 'phone', value: '+13105550142', isValid: true, isShared: true, verifiedAt: null },
  ]),
  getListDuplicatesMockHandler({ suggestions: [], merges: [] }),
  getReadIntakeMockHandler({ memberId: mia.id, versions: [intake], older: 0, currentTexts }),
  getAdjustPointsMockHandler({
    message: 'Mia Hart now has 290 points.',
    pointsChanged: 50,
    pointsBalance: 290,
  }),
  getSendOfferMockHandler(),
  getListServicesMockHandler(services),
  getListLocationsMockHandler([]),
  getListPendingRequestsMockHandler([]),
]
