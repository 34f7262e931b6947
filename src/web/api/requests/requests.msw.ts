import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { ApprovalAnswer, DenialAnswer, PendingRequest, ServiceRequest } from '../schemas'

import { getApproveRequestResponseMock, getDenyRequestResponseMock, getListPendingRequestsResponseMock, getListRequestsResponseMock, getRequestPointsResponseMock } from './requests.faker.ts'

export { getListRequestsResponseMock, getRequestPointsResponseMock, getListPendingRequestsResponseMock, getApproveRequestResponseMock, getDenyRequestResponseMock } from './requests.faker.ts'

export const getListRequestsMockHandler = (overrideResponse?: ServiceRequest[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceRequest[]> | ServiceRequest[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/service-requests',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListRequestsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRequestPointsMockHandler = (overrideResponse?: ServiceRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceRequest> | ServiceRequest), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/service-requests',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRequestPointsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListPendingRequestsMockHandler = (overrideResponse?: PendingRequest[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PendingRequest[]> | PendingRequest[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/service-requests',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListPendingRequestsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getApproveRequestMockHandler = (overrideResponse?: ApprovalAnswer | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ApprovalAnswer> | ApprovalAnswer), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/service-requests/:requestId/approve',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getApproveRequestResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDenyRequestMockHandler = (overrideResponse?: DenialAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DenialAnswer> | DenialAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/service-requests/:requestId/deny',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDenyRequestResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getRequestsMock = () => [getListRequestsMockHandler(), getRequestPointsMockHandler(), getListPendingRequestsMockHandler(), getApproveRequestMockHandler(), getDenyRequestMockHandler()]
