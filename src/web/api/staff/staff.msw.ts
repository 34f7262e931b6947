import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { AnyOtherResponse, Arrival, Done, IssuedCode, IssuedSignInLink, StaffMember, StaffSession } from '../schemas'

import { getAddStaffResponseMock, getChangeStaffResponseMock, getCheckStaffSessionResponseMock, getIssueSignInLinkResponseMock, getIssueStaffCodeResponseMock, getListStaffResponseMock, getLockStaffAreaResponseMock, getOpenSignInLinkResponseMock, getVerifyStaffCodeResponseMock } from './staff.faker.ts'

export { getCheckStaffSessionResponseMock, getVerifyStaffCodeResponseMock, getLockStaffAreaResponseMock, getOpenSignInLinkResponseMock, getListStaffResponseMock, getAddStaffResponseMock, getChangeStaffResponseMock, getIssueStaffCodeResponseMock, getIssueSignInLinkResponseMock } from './staff.faker.ts'

export const getGoToSignInMockHandler = (overrideResponse?: AnyOtherResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnyOtherResponse> | AnyOtherResponse), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/login',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 200 })
    },
    options,
  )
}

export const getCheckStaffSessionMockHandler = (overrideResponse?: StaffSession | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffSession> | StaffSession), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/session-check',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCheckStaffSessionResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getVerifyStaffCodeMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/verify',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getVerifyStaffCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getLockStaffAreaMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/lock',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getLockStaffAreaResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getOpenSignInLinkMockHandler = (overrideResponse?: Arrival | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Arrival> | Arrival), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/sign-in-link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getOpenSignInLinkResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListStaffMockHandler = (overrideResponse?: StaffMember[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffMember[]> | StaffMember[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/staff',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListStaffResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getAddStaffMockHandler = (overrideResponse?: IssuedCode | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IssuedCode> | IssuedCode), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/staff',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getAddStaffResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getChangeStaffMockHandler = (overrideResponse?: StaffMember | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StaffMember> | StaffMember), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/staff/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getChangeStaffResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getIssueStaffCodeMockHandler = (overrideResponse?: IssuedCode | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IssuedCode> | IssuedCode), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/staff/:id/code',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getIssueStaffCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getIssueSignInLinkMockHandler = (overrideResponse?: IssuedSignInLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IssuedSignInLink> | IssuedSignInLink), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/staff/:id/sign-in-link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getIssueSignInLinkResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getStaffMock = () => [
  getGoToSignInMockHandler(),
  getCheckStaffSessionMockHandler(),
  getVerifyStaffCodeMockHandler(),
  getLockStaffAreaMockHandler(),
  getOpenSignInLinkMockHandler(),
  getListStaffMockHandler(),
  getAddStaffMockHandler(),
  getChangeStaffMockHandler(),
  getIssueStaffCodeMockHandler(),
  getIssueSignInLinkMockHandler(),
]
