import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { IssuedWebhook, ReplayedDeliveries, Webhook, WebhookDelivery } from '../schemas'

import { getAddWebhookResponseMock, getChangeWebhookResponseMock, getListWebhookDeliveriesResponseMock, getListWebhooksResponseMock, getRemoveWebhookResponseMock, getReplaceWebhookSecretResponseMock, getReplayWebhookDeliveriesResponseMock, getReplayWebhookDeliveryResponseMock } from './webhooks.faker.ts'

export { getListWebhooksResponseMock, getAddWebhookResponseMock, getChangeWebhookResponseMock, getRemoveWebhookResponseMock, getReplaceWebhookSecretResponseMock, getListWebhookDeliveriesResponseMock, getReplayWebhookDeliveryResponseMock, getReplayWebhookDeliveriesResponseMock } from './webhooks.faker.ts'

export const getListWebhooksMockHandler = (overrideResponse?: Webhook[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Webhook[]> | Webhook[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/webhooks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListWebhooksResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getAddWebhookMockHandler = (overrideResponse?: IssuedWebhook | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IssuedWebhook> | IssuedWebhook), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/webhooks',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getAddWebhookResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getChangeWebhookMockHandler = (overrideResponse?: Webhook | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Webhook> | Webhook), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/webhooks/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getChangeWebhookResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRemoveWebhookMockHandler = (overrideResponse?: Webhook | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Webhook> | Webhook), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/webhooks/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRemoveWebhookResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReplaceWebhookSecretMockHandler = (overrideResponse?: IssuedWebhook | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IssuedWebhook> | IssuedWebhook), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/webhooks/:id/secret',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReplaceWebhookSecretResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListWebhookDeliveriesMockHandler = (overrideResponse?: WebhookDelivery[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WebhookDelivery[]> | WebhookDelivery[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/webhooks/:id/deliveries',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListWebhookDeliveriesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReplayWebhookDeliveryMockHandler = (overrideResponse?: ReplayedDeliveries | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReplayedDeliveries> | ReplayedDeliveries), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/webhooks/:id/deliveries/:deliveryId/replay',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReplayWebhookDeliveryResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReplayWebhookDeliveriesMockHandler = (overrideResponse?: ReplayedDeliveries | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReplayedDeliveries> | ReplayedDeliveries), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/webhooks/:id/replay',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReplayWebhookDeliveriesResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getWebhooksMock = () => [getListWebhooksMockHandler(), getAddWebhookMockHandler(), getChangeWebhookMockHandler(), getRemoveWebhookMockHandler(), getReplaceWebhookSecretMockHandler(), getListWebhookDeliveriesMockHandler(), getReplayWebhookDeliveryMockHandler(), getReplayWebhookDeliveriesMockHandler()]
