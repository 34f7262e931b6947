import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { OfferedPromotion, Promotion } from '../schemas'

import { getCreatePromotionResponseMock, getDeletePromotionResponseMock, getListAllPromotionsResponseMock, getListPromotionsResponseMock } from './promotions.faker.ts'

export { getListPromotionsResponseMock, getListAllPromotionsResponseMock, getCreatePromotionResponseMock, getDeletePromotionResponseMock } from './promotions.faker.ts'

export const getListPromotionsMockHandler = (overrideResponse?: OfferedPromotion[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OfferedPromotion[]> | OfferedPromotion[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/promotions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListPromotionsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListAllPromotionsMockHandler = (overrideResponse?: Promotion[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Promotion[]> | Promotion[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/promotions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListAllPromotionsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCreatePromotionMockHandler = (overrideResponse?: Promotion | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Promotion> | Promotion), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/promotions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCreatePromotionResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDeletePromotionMockHandler = (overrideResponse?: Promotion | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Promotion> | Promotion), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/promotions/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDeletePromotionResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getPromotionsMock = () => [getListPromotionsMockHandler(), getListAllPromotionsMockHandler(), getCreatePromotionMockHandler(), getDeletePromotionMockHandler()]
