import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { BackupFact, ClinicArchive, Done, SetupFinding } from '../schemas'

import { getCheckEmergencySheetResponseMock, getFetchClinicArchiveResponseMock, getListBackupFactsResponseMock, getListSetupFindingsResponseMock, getRequestClinicArchiveResponseMock } from './server.faker.ts'

export { getListSetupFindingsResponseMock, getListBackupFactsResponseMock, getCheckEmergencySheetResponseMock, getRequestClinicArchiveResponseMock, getFetchClinicArchiveResponseMock } from './server.faker.ts'

export const getListSetupFindingsMockHandler = (overrideResponse?: SetupFinding[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SetupFinding[]> | SetupFinding[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/setup',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListSetupFindingsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListBackupFactsMockHandler = (overrideResponse?: BackupFact[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BackupFact[]> | BackupFact[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/setup/backups',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListBackupFactsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCheckEmergencySheetMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/setup/emergency-sheet',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCheckEmergencySheetResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRequestClinicArchiveMockHandler = (overrideResponse?: ClinicArchive | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClinicArchive> | ClinicArchive), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/clinic-archive',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRequestClinicArchiveResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getFetchClinicArchiveMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/clinic-archive/:ticket',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getFetchClinicArchiveResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/octet-stream' } })
    },
    options,
  )
}
export const getServerMock = () => [getListSetupFindingsMockHandler(), getListBackupFactsMockHandler(), getCheckEmergencySheetMockHandler(), getRequestClinicArchiveMockHandler(), getFetchClinicArchiveMockHandler()]
