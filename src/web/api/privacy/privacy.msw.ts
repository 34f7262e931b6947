import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Done, Export, IntakeRenewal, IntakeStatus, PatientIntake, RenewIntakesAnswer } from '../schemas'

import {
  getChooseCookiesResponseMock,
  getDeleteAccountResponseMock,
  getExportPersonalDataResponseMock,
  getFindRenewalResponseMock,
  getIntakeStatusResponseMock,
  getReadIntakeResponseMock,
  getRecordVisitResponseMock,
  getRenewIntakesResponseMock,
  getSubmitIntakeResponseMock,
  getTrackEventResponseMock,
} from './privacy.faker.ts'

export {
  getChooseCookiesResponseMock,
  getTrackEventResponseMock,
  getRecordVisitResponseMock,
  getExportPersonalDataResponseMock,
  getDeleteAccountResponseMock,
  getSubmitIntakeResponseMock,
  getIntakeStatusResponseMock,
  getReadIntakeResponseMock,
  getFindRenewalResponseMock,
  getRenewIntakesResponseMock,
} from './privacy.faker.ts'

export const getChooseCookiesMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/cookie-consent',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getChooseCookiesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getTrackEventMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/track',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getTrackEventResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRecordVisitMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/visitor',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRecordVisitResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getExportPersonalDataMockHandler = (overrideResponse?: Export | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Export> | Export), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/export',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getExportPersonalDataResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDeleteAccountMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/delete-account',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDeleteAccountResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSubmitIntakeMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/hipaa-intake',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSubmitIntakeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getIntakeStatusMockHandler = (overrideResponse?: IntakeStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntakeStatus> | IntakeStatus), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/hipaa-intake',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getIntakeStatusResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadIntakeMockHandler = (overrideResponse?: PatientIntake | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientIntake> | PatientIntake), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/users/:id/intake',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadIntakeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getFindRenewalMockHandler = (overrideResponse?: IntakeRenewal | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntakeRenewal> | IntakeRenewal), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/intake-renewal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getFindRenewalResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRenewIntakesMockHandler = (overrideResponse?: RenewIntakesAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RenewIntakesAnswer> | RenewIntakesAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/intake-renewal',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRenewIntakesResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getPrivacyMock = () => [
  getChooseCookiesMockHandler(),
  getTrackEventMockHandler(),
  getRecordVisitMockHandler(),
  getExportPersonalDataMockHandler(),
  getDeleteAccountMockHandler(),
  getSubmitIntakeMockHandler(),
  getIntakeStatusMockHandler(),
  getReadIntakeMockHandler(),
  getFindRenewalMockHandler(),
  getRenewIntakesMockHandler(),
]
