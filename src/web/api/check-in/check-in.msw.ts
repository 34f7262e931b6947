import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { CheckInAnswer, CheckInCode, DeskCheckInAnswer, DeskCode, DeskScreen, Done, OwnWaitingScan, RunningDeskScreen, ScanDecisionAnswer, ScanProof, WaitingScan } from '../schemas'

import {
  getCheckInAtDeskResponseMock,
  getCheckInResponseMock,
  getConfirmScanResponseMock,
  getDeclineScanResponseMock,
  getEndDeskScreenResponseMock,
  getEndOwnDeskScreenResponseMock,
  getIssueScanProofResponseMock,
  getListCheckInCodesResponseMock,
  getListDeskScreensResponseMock,
  getListOwnWaitingScansResponseMock,
  getListScansToConfirmResponseMock,
  getSeedCheckInCodesResponseMock,
  getShowDeskCodeResponseMock,
  getStartDeskScreenResponseMock,
} from './check-in.faker.ts'

export {
  getCheckInResponseMock,
  getIssueScanProofResponseMock,
  getListOwnWaitingScansResponseMock,
  getListCheckInCodesResponseMock,
  getSeedCheckInCodesResponseMock,
  getCheckInAtDeskResponseMock,
  getStartDeskScreenResponseMock,
  getListDeskScreensResponseMock,
  getEndDeskScreenResponseMock,
  getShowDeskCodeResponseMock,
  getEndOwnDeskScreenResponseMock,
  getListScansToConfirmResponseMock,
  getConfirmScanResponseMock,
  getDeclineScanResponseMock,
} from './check-in.faker.ts'

export const getCheckInMockHandler = (overrideResponse?: CheckInAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckInAnswer> | CheckInAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/checkin',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCheckInResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getIssueScanProofMockHandler = (overrideResponse?: ScanProof | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScanProof> | ScanProof), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/checkin/scan-proof',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getIssueScanProofResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListOwnWaitingScansMockHandler = (overrideResponse?: OwnWaitingScan[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OwnWaitingScan[]> | OwnWaitingScan[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/waiting-scans',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListOwnWaitingScansResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListCheckInCodesMockHandler = (overrideResponse?: CheckInCode[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckInCode[]> | CheckInCode[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/checkin-codes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListCheckInCodesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSeedCheckInCodesMockHandler = (overrideResponse?: CheckInCode[] | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckInCode[]> | CheckInCode[]), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/seed-checkin-codes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSeedCheckInCodesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCheckInAtDeskMockHandler = (overrideResponse?: DeskCheckInAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeskCheckInAnswer> | DeskCheckInAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/patients/:id/check-in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCheckInAtDeskResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getStartDeskScreenMockHandler = (overrideResponse?: DeskScreen | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeskScreen> | DeskScreen), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/desk-screens',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getStartDeskScreenResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListDeskScreensMockHandler = (overrideResponse?: RunningDeskScreen[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RunningDeskScreen[]> | RunningDeskScreen[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/desk-screens',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListDeskScreensResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getEndDeskScreenMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/desk-screens/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getEndDeskScreenResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getShowDeskCodeMockHandler = (overrideResponse?: DeskCode | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DeskCode> | DeskCode), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/desk-code',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getShowDeskCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getEndOwnDeskScreenMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/desk-code/end',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getEndOwnDeskScreenResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListScansToConfirmMockHandler = (overrideResponse?: WaitingScan[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WaitingScan[]> | WaitingScan[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/waiting-scans',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListScansToConfirmResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getConfirmScanMockHandler = (overrideResponse?: ScanDecisionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScanDecisionAnswer> | ScanDecisionAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/waiting-scans/:id/confirm',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getConfirmScanResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDeclineScanMockHandler = (overrideResponse?: ScanDecisionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScanDecisionAnswer> | ScanDecisionAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/waiting-scans/:id/decline',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDeclineScanResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getCheckInMock = () => [
  getCheckInMockHandler(),
  getIssueScanProofMockHandler(),
  getListOwnWaitingScansMockHandler(),
  getListCheckInCodesMockHandler(),
  getSeedCheckInCodesMockHandler(),
  getCheckInAtDeskMockHandler(),
  getStartDeskScreenMockHandler(),
  getListDeskScreensMockHandler(),
  getEndDeskScreenMockHandler(),
  getShowDeskCodeMockHandler(),
  getEndOwnDeskScreenMockHandler(),
  getListScansToConfirmMockHandler(),
  getConfirmScanMockHandler(),
  getDeclineScanMockHandler(),
]
