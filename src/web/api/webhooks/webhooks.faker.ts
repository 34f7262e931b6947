import { faker } from '@faker-js/faker'

import type { IssuedWebhook, ReplayedDeliveries, Webhook, WebhookDelivery } from '../schemas'

export const getListWebhooksResponseMock = (): Webhook[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3101',
    url: 'https://till.example.com/velora',
    events: ['points.changed', 'voucher.redeemed'],
    isEnabled: true,
    failingSince: null,
    wasGivenUp: false,
    createdBy: 'Olga Brandt',
    createdAt: '2026-11-20T18:00:00.000Z',
  }))

export const getAddWebhookResponseMock = (overrideResponse: Partial<Extract<IssuedWebhook, object>> = {}): IssuedWebhook => ({
  webhook: { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3101', url: 'https://till.example.com/velora', events: ['points.changed', 'voucher.redeemed'], isEnabled: true, failingSince: null, wasGivenUp: false, createdBy: 'Olga Brandt', createdAt: '2026-11-20T18:00:00.000Z' },
  secret: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
})

export const getChangeWebhookResponseMock = (): Webhook => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3101', url: 'https://till.example.com/velora', events: ['points.changed', 'voucher.redeemed'], isEnabled: true, failingSince: null, wasGivenUp: false, createdBy: 'Olga Brandt', createdAt: '2026-11-20T18:00:00.000Z' })

export const getRemoveWebhookResponseMock = (): Webhook => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3101', url: 'https://till.example.com/velora', events: ['points.changed', 'voucher.redeemed'], isEnabled: true, failingSince: null, wasGivenUp: false, createdBy: 'Olga Brandt', createdAt: '2026-11-20T18:00:00.000Z' })

export const getReplaceWebhookSecretResponseMock = (overrideResponse: Partial<Extract<IssuedWebhook, object>> = {}): IssuedWebhook => ({
  webhook: { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3101', url: 'https://till.example.com/velora', events: ['points.changed', 'voucher.redeemed'], isEnabled: true, failingSince: null, wasGivenUp: false, createdBy: 'Olga Brandt', createdAt: '2026-11-20T18:00:00.000Z' },
  secret: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
})

export const getListWebhookDeliveriesResponseMock = (): WebhookDelivery[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3201',
    number: '17',
    type: 'points.changed',
    at: '2026-11-20T18:00:00.000Z',
    status: 'sent',
    attempts: 1,
    lastAt: '2026-11-20T18:00:02.000Z',
    lastStatus: 204,
    lastError: null,
    nextAt: null,
  }))

export const getReplayWebhookDeliveryResponseMock = (): ReplayedDeliveries => ({ replayed: 3 })

export const getReplayWebhookDeliveriesResponseMock = (): ReplayedDeliveries => ({ replayed: 3 })
