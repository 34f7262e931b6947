import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, BeginImportBody, ChooseColumnsBody, DecideRowBody, FilePart, HeadersTooLargeResponse, ImportRow, ListImportRowsParams, NoEncodingAcceptedResponse, PatientImport, Problem, RowDecision, RunImportBody } from '../schemas'

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
 * CSV, TSV or Excel (.xlsx), at most 100 MB. Its parts are sent next, and `readImport` reads it. Nothing is written about anybody before `runImport`.
 *
 * For staff: owner.
 * @summary Announce a file with patients from another system.
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
 * With how far each of them is.
 *
 * For staff: owner.
 * @summary The imports of the last 30 days, newest first.
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
 * @summary The imports of the last 30 days, newest first.
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
 * Counted from 1, at most 2 MB each; the same part again replaces it. It is kept encrypted.
 *
 * For staff: owner.
 * @summary Send a part of the file.
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
 * In the background: the import is in `columns` afterwards, or in `failed` with a problem.
 *
 * For staff: owner.
 * @summary Read a file that has arrived, and tell its columns.
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
 * In the background: the import is in `checked` afterwards. It can be said anew until the import runs.
 *
 * For staff: owner.
 * @summary Say what each column is, and have every row checked.
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
 * A new patient, or the one that it looks like. Rows that stay unclear are not imported.
 *
 * For staff: owner.
 * @summary Say of an unclear row who it is.
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

export const getRunImportUrl = (importId: string) => {
  return `/api/admin/imports/${importId}/run`
}

/**
 * In the background, once. No one is notified. `balances` says what becomes of the points of somebody who is a patient already: `keep` theirs, `add` those of the list, or `replace` theirs by those of the list.
 *
 * For staff: owner.
 * @summary Make patients of the rows that were checked.
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
 * For 7 days, in the background. Patients who have been active since are left alone: their rows are `kept`.
 *
 * For staff: owner.
 * @summary Take an import back.
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
 * A screen asks again and again while it is under way.
 *
 * For staff: owner.
 * @summary One import, and how far it is.
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
 * @summary One import, and how far it is.
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
 * In the order of the file; of one kind or one outcome.
 *
 * For staff: owner.
 * @summary The rows of an import, with a sentence each.
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
 * @summary The rows of an import, with a sentence each.
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
