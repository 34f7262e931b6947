import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Contact, EnrollPatientAnswer } from '../schemas'

import { getAddContactResponseMock, getEnrollPatientResponseMock, getListContactsResponseMock, getRemoveContactResponseMock } from './contacts.faker.ts'

export { getEnrollPatientResponseMock, getListContactsResponseMock, getAddContactResponseMock, getRemoveContactResponseMock } from './contacts.faker.ts'

export const getEnrollPatientMockHandler = (overrideResponse?: EnrollPatientAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnrollPatientAnswer> | EnrollPatientAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/patients',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getEnrollPatientResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListContactsMockHandler = (overrideResponse?: Contact[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Contact[]> | Contact[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/patients/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListContactsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getAddContactMockHandler = (overrideResponse?: Contact[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Contact[]> | Contact[]), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/patients/:id/contacts',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getAddContactResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRemoveContactMockHandler = (overrideResponse?: Contact[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Contact[]> | Contact[]), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/patients/:id/contacts/remove',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRemoveContactResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getContactsMock = () => [getEnrollPatientMockHandler(), getListContactsMockHandler(), getAddContactMockHandler(), getRemoveContactMockHandler()]
