import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { BackupFact, Done, SetupFinding } from '../schemas'

import { getCheckEmergencySheetResponseMock, getListBackupFactsResponseMock, getListSetupFindingsResponseMock } from './server.faker.ts'

export { getListSetupFindingsResponseMock, getListBackupFactsResponseMock, getCheckEmergencySheetResponseMock } from './server.faker.ts'

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
export const getServerMock = () => [getListSetupFindingsMockHandler(), getListBackupFactsMockHandler(), getCheckEmergencySheetMockHandler()]
