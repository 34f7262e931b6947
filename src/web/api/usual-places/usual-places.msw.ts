import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { UsualPlace } from '../schemas'

import { getChooseUsualPlaceResponseMock, getReadUsualPlaceResponseMock } from './usual-places.faker.ts'

export { getReadUsualPlaceResponseMock, getChooseUsualPlaceResponseMock } from './usual-places.faker.ts'

export const getReadUsualPlaceMockHandler = (overrideResponse?: UsualPlace | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UsualPlace> | UsualPlace), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/place',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadUsualPlaceResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getChooseUsualPlaceMockHandler = (overrideResponse?: UsualPlace | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UsualPlace> | UsualPlace), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/user/place',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getChooseUsualPlaceResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getUsualPlacesMock = () => [getReadUsualPlaceMockHandler(), getChooseUsualPlaceMockHandler()]
