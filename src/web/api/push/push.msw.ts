import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Done, PushSetup, TestPushAnswer, UnsubscribeAnswer } from '../schemas'

import { getReadPushSetupResponseMock, getSendTestPushResponseMock, getSubscribePushResponseMock, getUnsubscribePushResponseMock } from './push.faker.ts'

export { getReadPushSetupResponseMock, getSubscribePushResponseMock, getUnsubscribePushResponseMock, getSendTestPushResponseMock } from './push.faker.ts'

export const getReadPushSetupMockHandler = (overrideResponse?: PushSetup | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PushSetup> | PushSetup), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/notifications/push',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadPushSetupResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSubscribePushMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/notifications/subscribe',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSubscribePushResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getUnsubscribePushMockHandler = (overrideResponse?: UnsubscribeAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsubscribeAnswer> | UnsubscribeAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/notifications/unsubscribe',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getUnsubscribePushResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSendTestPushMockHandler = (overrideResponse?: TestPushAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestPushAnswer> | TestPushAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/notifications/test',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSendTestPushResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getPushMock = () => [getReadPushSetupMockHandler(), getSubscribePushMockHandler(), getUnsubscribePushMockHandler(), getSendTestPushMockHandler()]
