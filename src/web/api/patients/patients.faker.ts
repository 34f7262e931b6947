import { faker } from '@faker-js/faker'

import type { Overview, Patient, PatientDetails, PatientSuggestion, PresentPatient } from '../schemas'

export const getListPatientsResponseMock = (): Patient[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
    firstName: 'Mia',
    lastName: 'Hart',
    email: 'mia@velora.example',
    vipTier: 'Silver',
    tier: 'Silver',
    pointsBalance: 240,
    points: 240,
    birthday: '1991-05-14',
    dateOfBirth: '1991-05-14',
    totalSpent: '1250.00',
    totalVisits: 6,
    lastLoginAt: '2026-11-20T18:00:00.000Z',
    createdAt: '2026-01-10T17:00:00.000Z',
    profileImageUrl: null,
  }))

export const getReadPatientResponseMock = (overrideResponse: Partial<Extract<PatientDetails, object>> = {}): PatientDetails => ({
  id: faker.string.uuid(),
  firstName: faker.string.alpha({ length: { min: 10, max: 20 } }),
  lastName: faker.string.alpha({ length: { min: 10, max: 20 } }),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  vipTier: faker.helpers.arrayElement(['Bronze', 'Silver', 'Gold', 'Platinum'] as const),
  tier: faker.helpers.arrayElement(['Bronze', 'Silver', 'Gold', 'Platinum'] as const),
  pointsBalance: faker.number.int(),
  points: faker.number.int(),
  birthday: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  dateOfBirth: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  totalSpent: faker.string.alpha({ length: { min: 10, max: 20 } }),
  totalVisits: faker.number.int(),
  lastLoginAt: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z',
  profileImageUrl: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  imported: Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    source: faker.string.alpha({ length: { min: 10, max: 20 } }),
    address: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
    treatments: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
    tier: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
    lastVisit: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
    isBlocked: faker.datatype.boolean(),
  })),
  ...overrideResponse,
})

export const getSuggestPatientsResponseMock = (): PatientSuggestion[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01', name: 'Mia Hart', email: 'mia@velora.example', phone: '+13105550142', vipTier: 'Silver' }))

export const getListPresentResponseMock = (): PresentPatient[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01',
    name: 'Mia Hart',
    email: 'mia@velora.example',
    vipTier: 'Silver',
    pointsBalance: 245,
    checkedInAt: '2026-11-21T18:00:00.000Z',
    birthday: 'this week',
    claimableRewards: ['$10 Credit'],
    readyVouchers: [{ code: 'K7RW2M9Q', title: 'Hand Massage' }],
    pendingRequests: 0,
    hasIntake: true,
  }))

export const getReadFiguresResponseMock = (): Overview => ({
  from: '2026-11-02',
  to: '2026-11-15',
  members: {
    total: 120,
    joined: 6,
    byTier: [
      { tier: 'Bronze', members: 80 },
      { tier: 'Silver', members: 25 },
      { tier: 'Gold', members: 12 },
      { tier: 'Platinum', members: 3 },
    ],
  },
  points: { issued: 2400, redeemed: 750, takenBack: 10, outstanding: 18200, outstandingValue: '1820.00', openVouchers: 3, vouchersValue: '75.00', owedValue: '1895.00', rate: { value: '125.00', points: 1250, rewards: ['$25 Credit', '$100 Credit'] } },
  weeks: [
    { from: '2026-11-02', to: '2026-11-08', checkIns: 31, treatments: 18 },
    { from: '2026-11-09', to: '2026-11-15', checkIns: 27, treatments: 21 },
  ],
  locations: [
    { location: 'Main Street', checkIns: 33, treatments: 24, points: 810 },
    { location: 'Harbor View', checkIns: 20, treatments: 11, points: 395 },
    { location: null, checkIns: 5, treatments: 4, points: 120 },
  ],
  visitors: {
    visits: 164,
    steps: [
      { from: '2026-11-14', to: '2026-11-14', visits: 71 },
      { from: '2026-11-15', to: '2026-11-15', visits: 93 },
    ],
    pages: [
      { page: '/', visits: 102 },
      { page: '/services', visits: 62 },
    ],
    events: [{ event: 'booking link opened', count: 17 }],
  },
  campaigns: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01', kind: 'email', title: 'A quiet Tuesday for you', day: '2026-11-10', sent: 84, failed: 1, skipped: 35, opened: 31, bookings: 9 }],
  ledgerCheck: { day: '2026-11-15', holds: true },
})

export const getExportFiguresResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])

export const getExportPatientsResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])
