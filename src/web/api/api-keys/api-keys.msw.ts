import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { ApiKey, IssuedApiKey } from '../schemas'

import { getCreateApiKeyResponseMock, getListApiKeysResponseMock, getRevokeApiKeyResponseMock } from './api-keys.faker.ts'

export { getListApiKeysResponseMock, getCreateApiKeyResponseMock, getRevokeApiKeyResponseMock } from './api-keys.faker.ts'

export const getListApiKeysMockHandler = (overrideResponse?: ApiKey[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ApiKey[]> | ApiKey[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/api-keys',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListApiKeysResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCreateApiKeyMockHandler = (overrideResponse?: IssuedApiKey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IssuedApiKey> | IssuedApiKey), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/api-keys',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCreateApiKeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRevokeApiKeyMockHandler = (overrideResponse?: ApiKey | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ApiKey> | ApiKey), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/api-keys/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRevokeApiKeyResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getApiKeysMock = () => [getListApiKeysMockHandler(), getCreateApiKeyMockHandler(), getRevokeApiKeyMockHandler()]
