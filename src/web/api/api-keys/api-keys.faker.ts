import { faker } from '@faker-js/faker'

import type { ApiKey, IssuedApiKey } from '../schemas'

export const getListApiKeysResponseMock = (): ApiKey[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3001',
    name: 'Front desk POS',
    hint: 'kQ3x',
    scopes: ['members:read', 'points:award'],
    state: 'working',
    pointsPerHour: 10000,
    pointsPerDay: 50000,
    limitedAt: null,
    createdBy: 'Olga Brandt',
    createdAt: '2026-11-20T18:00:00.000Z',
    endsOn: '2027-11-20',
    lastUsedAt: '2026-11-21T17:59:00.000Z',
    revokedAt: null,
  }))

export const getCreateApiKeyResponseMock = (overrideResponse: Partial<Extract<IssuedApiKey, object>> = {}): IssuedApiKey => ({
  apiKey: {
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3001',
    name: 'Front desk POS',
    hint: 'kQ3x',
    scopes: ['members:read', 'points:award'],
    state: 'working',
    pointsPerHour: 10000,
    pointsPerDay: 50000,
    limitedAt: null,
    createdBy: 'Olga Brandt',
    createdAt: '2026-11-20T18:00:00.000Z',
    endsOn: '2027-11-20',
    lastUsedAt: '2026-11-21T17:59:00.000Z',
    revokedAt: null,
  },
  key: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
})

export const getRevokeApiKeyResponseMock = (): ApiKey => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3001',
  name: 'Front desk POS',
  hint: 'kQ3x',
  scopes: ['members:read', 'points:award'],
  state: 'working',
  pointsPerHour: 10000,
  pointsPerDay: 50000,
  limitedAt: null,
  createdBy: 'Olga Brandt',
  createdAt: '2026-11-20T18:00:00.000Z',
  endsOn: '2027-11-20',
  lastUsedAt: '2026-11-21T17:59:00.000Z',
  revokedAt: null,
})
