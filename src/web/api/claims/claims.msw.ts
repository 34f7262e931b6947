import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { ClaimCardCount, ClaimCards, ClaimCode, ClaimCodeState, CodeAskedFor, SignedInByCode } from '../schemas'

import { getClaimMembershipResponseMock, getCountClaimCardsResponseMock, getPrintClaimCardsResponseMock, getReadClaimCodeResponseMock, getRequestSignInCodeResponseMock, getShowClaimCodeResponseMock, getSignInByCodeResponseMock } from './claims.faker.ts'

export { getRequestSignInCodeResponseMock, getSignInByCodeResponseMock, getClaimMembershipResponseMock, getShowClaimCodeResponseMock, getReadClaimCodeResponseMock, getCountClaimCardsResponseMock, getPrintClaimCardsResponseMock } from './claims.faker.ts'

export const getRequestSignInCodeMockHandler = (overrideResponse?: CodeAskedFor | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeAskedFor> | CodeAskedFor), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/auth/code',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRequestSignInCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSignInByCodeMockHandler = (overrideResponse?: SignedInByCode | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedInByCode> | SignedInByCode), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/auth/code/sign-in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSignInByCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getClaimMembershipMockHandler = (overrideResponse?: SignedInByCode | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedInByCode> | SignedInByCode), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/auth/claim',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getClaimMembershipResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getShowClaimCodeMockHandler = (overrideResponse?: ClaimCode | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimCode> | ClaimCode), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/patients/:id/claim-code',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getShowClaimCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadClaimCodeMockHandler = (overrideResponse?: ClaimCodeState | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClaimCodeState> | ClaimCodeState), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/patients/:id/claim-code',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadClaimCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCountClaimCardsMockHandler = (overrideResponse?: ClaimCardCount | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClaimCardCount> | ClaimCardCount), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/claim-cards',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCountClaimCardsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getPrintClaimCardsMockHandler = (overrideResponse?: ClaimCards | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClaimCards> | ClaimCards), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/claim-cards',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getPrintClaimCardsResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getClaimsMock = () => [getRequestSignInCodeMockHandler(), getSignInByCodeMockHandler(), getClaimMembershipMockHandler(), getShowClaimCodeMockHandler(), getReadClaimCodeMockHandler(), getCountClaimCardsMockHandler(), getPrintClaimCardsMockHandler()]
