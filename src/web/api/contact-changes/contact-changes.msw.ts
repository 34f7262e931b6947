import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { ContactChange, Done, OwnContact } from '../schemas'

import { getChangeSignInAddressResponseMock, getConfirmContactChangeResponseMock, getListOwnContactsResponseMock, getStartContactChangeResponseMock } from './contact-changes.faker.ts'

export { getListOwnContactsResponseMock, getStartContactChangeResponseMock, getConfirmContactChangeResponseMock, getChangeSignInAddressResponseMock } from './contact-changes.faker.ts'

export const getListOwnContactsMockHandler = (overrideResponse?: OwnContact[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnContact[]> | OwnContact[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListOwnContactsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getStartContactChangeMockHandler = (overrideResponse?: ContactChange | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ContactChange> | ContactChange), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/contacts/change',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getStartContactChangeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getConfirmContactChangeMockHandler = (overrideResponse?: OwnContact[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnContact[]> | OwnContact[]), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/contacts/confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getConfirmContactChangeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getChangeSignInAddressMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/patients/:id/sign-in-address',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getChangeSignInAddressResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getContactChangesMock = () => [getListOwnContactsMockHandler(), getStartContactChangeMockHandler(), getConfirmContactChangeMockHandler(), getChangeSignInAddressMockHandler()]
