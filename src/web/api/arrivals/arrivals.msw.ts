import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { FilePart, ImportRow, PatientImport, RowDecision } from '../schemas'

import {
  getAddFilePartResponseMock,
  getBeginImportResponseMock,
  getChooseColumnsResponseMock,
  getCorrectRowResponseMock,
  getDecideRowResponseMock,
  getFindImportResponseMock,
  getListImportRowsResponseMock,
  getListImportsResponseMock,
  getReadImportResponseMock,
  getRunImportResponseMock,
  getUndoImportResponseMock,
} from './arrivals.faker.ts'

export {
  getBeginImportResponseMock,
  getListImportsResponseMock,
  getAddFilePartResponseMock,
  getReadImportResponseMock,
  getChooseColumnsResponseMock,
  getDecideRowResponseMock,
  getCorrectRowResponseMock,
  getRunImportResponseMock,
  getUndoImportResponseMock,
  getFindImportResponseMock,
  getListImportRowsResponseMock,
} from './arrivals.faker.ts'

export const getBeginImportMockHandler = (overrideResponse?: PatientImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PatientImport> | PatientImport), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/imports',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getBeginImportResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListImportsMockHandler = (overrideResponse?: PatientImport[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientImport[]> | PatientImport[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/imports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListImportsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getAddFilePartMockHandler = (overrideResponse?: FilePart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FilePart> | FilePart), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/imports/:importId/parts/:number',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getAddFilePartResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadImportMockHandler = (overrideResponse?: PatientImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PatientImport> | PatientImport), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/imports/:importId/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadImportResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getChooseColumnsMockHandler = (overrideResponse?: PatientImport | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PatientImport> | PatientImport), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/imports/:importId/columns',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getChooseColumnsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDecideRowMockHandler = (overrideResponse?: RowDecision | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RowDecision> | RowDecision), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/imports/:importId/rows/:number',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDecideRowResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCorrectRowMockHandler = (overrideResponse?: ImportRow | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ImportRow> | ImportRow), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/imports/:importId/rows/:number',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCorrectRowResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRunImportMockHandler = (overrideResponse?: PatientImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PatientImport> | PatientImport), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/imports/:importId/run',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRunImportResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getUndoImportMockHandler = (overrideResponse?: PatientImport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PatientImport> | PatientImport), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/imports/:importId/undo',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getUndoImportResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getFindImportMockHandler = (overrideResponse?: PatientImport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientImport> | PatientImport), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/imports/:importId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getFindImportResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListImportRowsMockHandler = (overrideResponse?: ImportRow[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportRow[]> | ImportRow[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/imports/:importId/rows',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListImportRowsResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getArrivalsMock = () => [
  getBeginImportMockHandler(),
  getListImportsMockHandler(),
  getAddFilePartMockHandler(),
  getReadImportMockHandler(),
  getChooseColumnsMockHandler(),
  getDecideRowMockHandler(),
  getCorrectRowMockHandler(),
  getRunImportMockHandler(),
  getUndoImportMockHandler(),
  getFindImportMockHandler(),
  getListImportRowsMockHandler(),
]
