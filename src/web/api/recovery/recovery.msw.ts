import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { CameBack, NewRecoveryCodes, RecoveryCodesLeft } from '../schemas'

import { getMakeOwnRecoveryCodesResponseMock, getMakeRecoveryCodesResponseMock, getOpenByRecoveryCodeResponseMock, getReadOwnRecoveryCodesResponseMock, getReadRecoveryCodesResponseMock, getSignInByRecoveryCodeResponseMock } from './recovery.faker.ts'

export { getReadRecoveryCodesResponseMock, getMakeRecoveryCodesResponseMock, getReadOwnRecoveryCodesResponseMock, getMakeOwnRecoveryCodesResponseMock, getSignInByRecoveryCodeResponseMock, getOpenByRecoveryCodeResponseMock } from './recovery.faker.ts'

export const getReadRecoveryCodesMockHandler = (overrideResponse?: RecoveryCodesLeft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecoveryCodesLeft> | RecoveryCodesLeft), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/recovery-codes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadRecoveryCodesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getMakeRecoveryCodesMockHandler = (overrideResponse?: NewRecoveryCodes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NewRecoveryCodes> | NewRecoveryCodes), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/recovery-codes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getMakeRecoveryCodesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadOwnRecoveryCodesMockHandler = (overrideResponse?: RecoveryCodesLeft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecoveryCodesLeft> | RecoveryCodesLeft), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/own-recovery-codes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadOwnRecoveryCodesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getMakeOwnRecoveryCodesMockHandler = (overrideResponse?: NewRecoveryCodes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NewRecoveryCodes> | NewRecoveryCodes), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/own-recovery-codes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getMakeOwnRecoveryCodesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSignInByRecoveryCodeMockHandler = (overrideResponse?: CameBack | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CameBack> | CameBack), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/auth/recovery-code',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSignInByRecoveryCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getOpenByRecoveryCodeMockHandler = (overrideResponse?: CameBack | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CameBack> | CameBack), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/recovery-code',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getOpenByRecoveryCodeResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getRecoveryMock = () => [getReadRecoveryCodesMockHandler(), getMakeRecoveryCodesMockHandler(), getReadOwnRecoveryCodesMockHandler(), getMakeOwnRecoveryCodesMockHandler(), getSignInByRecoveryCodeMockHandler(), getOpenByRecoveryCodeMockHandler()]
