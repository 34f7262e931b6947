import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Clinic, Location, Service } from '../schemas'

import { getListLocationsResponseMock, getListServicesResponseMock, getReadClinicResponseMock } from './menu.faker.ts'

export { getReadClinicResponseMock, getListServicesResponseMock, getListLocationsResponseMock } from './menu.faker.ts'

export const getReadClinicMockHandler = (overrideResponse?: Clinic | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Clinic> | Clinic), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/config',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadClinicResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListServicesMockHandler = (overrideResponse?: Service[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Service[]> | Service[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListServicesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListLocationsMockHandler = (overrideResponse?: Location[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Location[]> | Location[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/locations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListLocationsResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getMenuMock = () => [getReadClinicMockHandler(), getListServicesMockHandler(), getListLocationsMockHandler()]
