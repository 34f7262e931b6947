import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Award, AwardAnswer, UndoneAwardAnswer } from '../schemas'

import { getAwardTreatmentResponseMock, getListAwardsResponseMock, getUndoAwardResponseMock } from './treatments.faker.ts'

export { getAwardTreatmentResponseMock, getListAwardsResponseMock, getUndoAwardResponseMock } from './treatments.faker.ts'

export const getAwardTreatmentMockHandler = (overrideResponse?: AwardAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AwardAnswer> | AwardAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/award-points',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getAwardTreatmentResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListAwardsMockHandler = (overrideResponse?: Award[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Award[]> | Award[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/awards',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListAwardsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getUndoAwardMockHandler = (overrideResponse?: UndoneAwardAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UndoneAwardAnswer> | UndoneAwardAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/awards/:id/undo',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getUndoAwardResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getTreatmentsMock = () => [getAwardTreatmentMockHandler(), getListAwardsMockHandler(), getUndoAwardMockHandler()]
