import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Done, Notification } from '../schemas'

import { getListNotificationsResponseMock, getListUserNotificationsResponseMock, getReadNotificationsResponseMock } from './notifications.faker.ts'

export { getListNotificationsResponseMock, getListUserNotificationsResponseMock, getReadNotificationsResponseMock } from './notifications.faker.ts'

export const getListNotificationsMockHandler = (overrideResponse?: Notification[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Notification[]> | Notification[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListNotificationsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListUserNotificationsMockHandler = (overrideResponse?: Notification[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Notification[]> | Notification[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListUserNotificationsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadNotificationsMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/notifications/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadNotificationsResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getNotificationsMock = () => [getListNotificationsMockHandler(), getListUserNotificationsMockHandler(), getReadNotificationsMockHandler()]
