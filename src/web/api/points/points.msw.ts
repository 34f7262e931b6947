import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { AdjustmentAnswer, PointsTransaction } from '../schemas'

import { getAdjustPointsResponseMock, getListEntriesResponseMock, getListPatientEntriesResponseMock } from './points.faker.ts'

export { getListEntriesResponseMock, getAdjustPointsResponseMock, getListPatientEntriesResponseMock } from './points.faker.ts'

export const getListEntriesMockHandler = (overrideResponse?: PointsTransaction[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PointsTransaction[]> | PointsTransaction[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/points',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListEntriesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getAdjustPointsMockHandler = (overrideResponse?: AdjustmentAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdjustmentAnswer> | AdjustmentAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/update-user-points',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getAdjustPointsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListPatientEntriesMockHandler = (overrideResponse?: PointsTransaction[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PointsTransaction[]> | PointsTransaction[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/users/:id/points',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListPatientEntriesResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getPointsMock = () => [getListEntriesMockHandler(), getAdjustPointsMockHandler(), getListPatientEntriesMockHandler()]
