import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Overview, Patient, PatientDetails, PatientSuggestion, PresentPatient } from '../schemas'

import { getExportFiguresResponseMock, getExportPatientsResponseMock, getListPatientsResponseMock, getListPresentResponseMock, getReadFiguresResponseMock, getReadPatientResponseMock, getSuggestPatientsResponseMock } from './patients.faker.ts'

export { getListPatientsResponseMock, getReadPatientResponseMock, getSuggestPatientsResponseMock, getListPresentResponseMock, getReadFiguresResponseMock, getExportFiguresResponseMock, getExportPatientsResponseMock } from './patients.faker.ts'

export const getListPatientsMockHandler = (overrideResponse?: Patient[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Patient[]> | Patient[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/users',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListPatientsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadPatientMockHandler = (overrideResponse?: PatientDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientDetails> | PatientDetails), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/users/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadPatientResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSuggestPatientsMockHandler = (overrideResponse?: PatientSuggestion[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientSuggestion[]> | PatientSuggestion[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/patients/suggest',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSuggestPatientsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListPresentMockHandler = (overrideResponse?: PresentPatient[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PresentPatient[]> | PresentPatient[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/today',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListPresentResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadFiguresMockHandler = (overrideResponse?: Overview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Overview> | Overview), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/overview',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadFiguresResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getExportFiguresMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/overview.csv',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getExportFiguresResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/octet-stream' } })
    },
    options,
  )
}

export const getExportPatientsMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/patients.csv',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getExportPatientsResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/octet-stream' } })
    },
    options,
  )
}
export const getPatientsMock = () => [getListPatientsMockHandler(), getReadPatientMockHandler(), getSuggestPatientsMockHandler(), getListPresentMockHandler(), getReadFiguresMockHandler(), getExportFiguresMockHandler(), getExportPatientsMockHandler()]
