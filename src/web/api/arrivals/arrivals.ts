import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, BeginImportBody, ChooseColumnsBody, CorrectRowBody, DecideRowBody, FilePart, HeadersTooLargeResponse, ImportRow, ListImportRowsParams, NoEncodingAcceptedResponse, PatientImport, Problem, RowDecision, RunImportBody } from '../schemas'

import { request } from '../../data/request.ts'
import type { ErrorType } from '../../data/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K }
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    })
  }
  return result
}

export const getBeginImportUrl = () => {
  return `/api/admin/imports`
}

/**
 * Takes a CSV, TSV or Excel (.xlsx) file of at most 100 MB. Send the file in parts next, then call `readImport`. No patient data changes until `runImport`.
 *
 * For staff: owner.
 * @summary Start an import of patients from another system.
 */
export const beginImport = async (beginImportBody: BeginImportBody, options?: Parameters<typeof request>[1]): Promise<PatientImport> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]))
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<PatientImport>(getBeginImportUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(beginImportBody),
  })
}

export const getListImportsUrl = () => {
  return `/api/admin/imports`
}

/**
 * Each one includes its progress.
 *
 * For staff: owner.
 * @summary List the imports of the last 30 days, newest first.
 */
export const listImports = async (options?: Parameters<typeof request>[1]): Promise<PatientImport[]> => {
  return request<PatientImport[]>(getListImportsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListImportsQueryKey = () => {
  return [`/api/admin/imports`] as const
}

export const getListImportsQueryOptions = <TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListImportsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listImports>>> = ({ signal }) => listImports({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportsQueryResult = NonNullable<Awaited<ReturnType<typeof listImports>>>
export type ListImportsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listImports>>, TError, Awaited<ReturnType<typeof listImports>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listImports>>, TError, Awaited<ReturnType<typeof listImports>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the imports of the last 30 days, newest first.
 */

export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListImportsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAddFilePartUrl = (importId: string, number: number) => {
  return `/api/admin/imports/${importId}/parts/${number}`
}

/**
 * Parts are numbered from 1, at most 2 MB each. Sending a part again replaces it. The file is encrypted.
 *
 * For staff: owner.
 * @summary Upload one part of the file.
 */
export const addFilePart = async (importId: string, number: number, addFilePartBody: Blob, options?: Parameters<typeof request>[1]): Promise<FilePart> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]))
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<FilePart>(getAddFilePartUrl(importId, number), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', ...getHeaders(options?.headers) },
    body: addFilePartBody,
  })
}

export const getReadImportUrl = (importId: string) => {
  return `/api/admin/imports/${importId}/read`
}

/**
 * Runs in the background. The import’s state is then `columns`, or `failed` with a problem.
 *
 * For staff: owner.
 * @summary Read an uploaded file and detect its columns.
 */
export const readImport = async (importId: string, options?: Parameters<typeof request>[1]): Promise<PatientImport> => {
  return request<PatientImport>(getReadImportUrl(importId), {
    ...options,
    method: 'POST',
  })
}

export const getChooseColumnsUrl = (importId: string) => {
  return `/api/admin/imports/${importId}/columns`
}

/**
 * Runs in the background. The import’s state is then `checked`. You can change the mapping until the import runs.
 *
 * For staff: owner.
 * @summary Map the columns and check every row.
 */
export const chooseColumns = async (importId: string, chooseColumnsBody: ChooseColumnsBody, options?: Parameters<typeof request>[1]): Promise<PatientImport> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]))
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<PatientImport>(getChooseColumnsUrl(importId), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chooseColumnsBody),
  })
}

export const getDecideRowUrl = (importId: string, number: number) => {
  return `/api/admin/imports/${importId}/rows/${number}`
}

/**
 * Choose a new patient or one of the row’s candidates. `memberId` can be left out if there is only one. Rows that stay unclear aren’t imported. A row refused as a repeat can be made a new patient.
 *
 * For staff: owner.
 * @summary Resolve an unclear row or a repeat.
 */
export const decideRow = async (importId: string, number: number, decideRowBody: DecideRowBody, options?: Parameters<typeof request>[1]): Promise<RowDecision> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]))
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<RowDecision>(getDecideRowUrl(importId, number), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(decideRowBody),
  })
}

export const getCorrectRowUrl = (importId: string, number: number) => {
  return `/api/admin/imports/${importId}/rows/${number}`
}

/**
 * Send each field as it would be in the file; separate several addresses or numbers with commas. The row is judged again by the same rules, and the totals follow.
 *
 * For staff: owner.
 * @summary Correct a row before it’s imported.
 */
export const correctRow = async (importId: string, number: number, correctRowBody: CorrectRowBody, options?: Parameters<typeof request>[1]): Promise<ImportRow> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]))
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<ImportRow>(getCorrectRowUrl(importId, number), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(correctRowBody),
  })
}

export const getRunImportUrl = (importId: string) => {
  return `/api/admin/imports/${importId}/run`
}

/**
 * Runs in the background, once. No one is notified. `balances` says what happens to the points of existing patients: `keep` their balance, `add` the points in the file to it, or `replace` it with them.
 *
 * For staff: owner.
 * @summary Import the checked rows.
 */
export const runImport = async (importId: string, runImportBody: RunImportBody, options?: Parameters<typeof request>[1]): Promise<PatientImport> => {
  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]))
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<PatientImport>(getRunImportUrl(importId), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(runImportBody),
  })
}

export const getUndoImportUrl = (importId: string) => {
  return `/api/admin/imports/${importId}/undo`
}

/**
 * Possible for 7 days; runs in the background. Patients who have been active since the import are left alone, and their rows become `kept`.
 *
 * For staff: owner.
 * @summary Undo an import.
 */
export const undoImport = async (importId: string, options?: Parameters<typeof request>[1]): Promise<PatientImport> => {
  return request<PatientImport>(getUndoImportUrl(importId), {
    ...options,
    method: 'POST',
  })
}

export const getFindImportUrl = (importId: string) => {
  return `/api/admin/imports/${importId}`
}

/**
 * Poll this while the import is in progress.
 *
 * For staff: owner.
 * @summary Get an import and its progress.
 */
export const findImport = async (importId: string, options?: Parameters<typeof request>[1]): Promise<PatientImport> => {
  return request<PatientImport>(getFindImportUrl(importId), {
    ...options,
    method: 'GET',
  })
}

export const getFindImportQueryKey = (importId: string) => {
  return [`/api/admin/imports/${importId}`] as const
}

export const getFindImportQueryOptions = <TData = Awaited<ReturnType<typeof findImport>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  importId: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findImport>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getFindImportQueryKey(importId)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof findImport>>> = ({ signal }) => findImport(importId, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: importId !== null && importId !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof findImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindImportQueryResult = NonNullable<Awaited<ReturnType<typeof findImport>>>
export type FindImportQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useFindImport<TData = Awaited<ReturnType<typeof findImport>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  importId: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof findImport>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof findImport>>, TError, Awaited<ReturnType<typeof findImport>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindImport<TData = Awaited<ReturnType<typeof findImport>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  importId: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findImport>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof findImport>>, TError, Awaited<ReturnType<typeof findImport>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindImport<TData = Awaited<ReturnType<typeof findImport>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  importId: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findImport>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an import and its progress.
 */

export function useFindImport<TData = Awaited<ReturnType<typeof findImport>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  importId: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findImport>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFindImportQueryOptions(importId, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListImportRowsUrl = (importId: string, params?: ListImportRowsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/imports/${importId}/rows?${stringifiedParams}` : `/api/admin/imports/${importId}/rows`
}

/**
 * Rows are in file order, each with a one-sentence explanation. Can be filtered by kind or outcome.
 *
 * For staff: owner.
 * @summary List the rows of an import.
 */
export const listImportRows = async (importId: string, params?: ListImportRowsParams, options?: Parameters<typeof request>[1]): Promise<ImportRow[]> => {
  return request<ImportRow[]>(getListImportRowsUrl(importId, params), {
    ...options,
    method: 'GET',
  })
}

export const getListImportRowsQueryKey = (importId: string, params?: ListImportRowsParams) => {
  return [`/api/admin/imports/${importId}/rows`, ...(params ? [params] : [])] as const
}

export const getListImportRowsQueryOptions = <TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  importId: string,
  params?: ListImportRowsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListImportRowsQueryKey(importId, params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listImportRows>>> = ({ signal }) => listImportRows(importId, params, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: importId !== null && importId !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportRowsQueryResult = NonNullable<Awaited<ReturnType<typeof listImportRows>>>
export type ListImportRowsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  importId: string,
  params: undefined | ListImportRowsParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listImportRows>>, TError, Awaited<ReturnType<typeof listImportRows>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  importId: string,
  params?: ListImportRowsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listImportRows>>, TError, Awaited<ReturnType<typeof listImportRows>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  importId: string,
  params?: ListImportRowsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rows of an import.
 */

export function useListImportRows<TData = Awaited<ReturnType<typeof listImportRows>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  importId: string,
  params?: ListImportRowsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listImportRows>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListImportRowsQueryOptions(importId, params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
