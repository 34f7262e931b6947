import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { AnyOtherResponse, ConsentWords, Done, Preferences } from '../schemas'

import { getChooseMailPreferenceResponseMock, getChoosePreferenceResponseMock, getConfirmNumberResponseMock, getReadConsentWordsResponseMock, getReadMailPreferenceResponseMock, getReadPreferencesResponseMock, getUnsubscribeMailResponseMock } from './consents.faker.ts'

export { getReadPreferencesResponseMock, getChoosePreferenceResponseMock, getConfirmNumberResponseMock, getReadMailPreferenceResponseMock, getChooseMailPreferenceResponseMock, getUnsubscribeMailResponseMock, getReadConsentWordsResponseMock } from './consents.faker.ts'

export const getReadPreferencesMockHandler = (overrideResponse?: Preferences | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Preferences> | Preferences), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/preferences',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadPreferencesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getChoosePreferenceMockHandler = (overrideResponse?: Preferences | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Preferences> | Preferences), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/preferences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getChoosePreferenceResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getConfirmNumberMockHandler = (overrideResponse?: Preferences | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Preferences> | Preferences), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/preferences/confirm-number',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getConfirmNumberResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadMailPreferenceMockHandler = (overrideResponse?: Preferences | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Preferences> | Preferences), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/preferences/:token',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadMailPreferenceResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getChooseMailPreferenceMockHandler = (overrideResponse?: Preferences | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Preferences> | Preferences), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/preferences/:token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getChooseMailPreferenceResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getOpenUnsubscribeMockHandler = (overrideResponse?: AnyOtherResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnyOtherResponse> | AnyOtherResponse), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/unsubscribe/:token',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 200 })
    },
    options,
  )
}

export const getUnsubscribeMailMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/unsubscribe/:token',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getUnsubscribeMailResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadConsentWordsMockHandler = (overrideResponse?: ConsentWords | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConsentWords> | ConsentWords), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/consent-words',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadConsentWordsResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getConsentsMock = () => [getReadPreferencesMockHandler(), getChoosePreferenceMockHandler(), getConfirmNumberMockHandler(), getReadMailPreferenceMockHandler(), getChooseMailPreferenceMockHandler(), getOpenUnsubscribeMockHandler(), getUnsubscribeMailMockHandler(), getReadConsentWordsMockHandler()]
