import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, AuditChoices, AuditEntry, ExportAuditLinesParams, ExportAuditParams, HeadersTooLargeResponse, IntakeReaders, ListAuditParams, NoEncodingAcceptedResponse, Problem } from '../schemas'

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

export const getListAuditUrl = (params?: ListAuditParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/audit?${stringifiedParams}` : `/api/admin/audit`
}

/**
 * Filter by person, action, patient and date. Entries record staff actions and views of patient records. They are never changed or removed.
 *
 * For staff: owner, manager.
 * @summary Search the audit log, newest first.
 */
export const listAudit = async (params?: ListAuditParams, options?: Parameters<typeof request>[1]): Promise<AuditEntry[]> => {
  return request<AuditEntry[]>(getListAuditUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListAuditQueryKey = (params?: ListAuditParams) => {
  return [`/api/admin/audit`, ...(params ? [params] : [])] as const
}

export const getListAuditQueryOptions = <TData = Awaited<ReturnType<typeof listAudit>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAuditParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListAuditQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAudit>>> = ({ signal }) => listAudit(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditQueryResult = NonNullable<Awaited<ReturnType<typeof listAudit>>>
export type ListAuditQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListAudit<TData = Awaited<ReturnType<typeof listAudit>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListAuditParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listAudit>>, TError, Awaited<ReturnType<typeof listAudit>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAudit<TData = Awaited<ReturnType<typeof listAudit>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAuditParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listAudit>>, TError, Awaited<ReturnType<typeof listAudit>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAudit<TData = Awaited<ReturnType<typeof listAudit>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAuditParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the audit log, newest first.
 */

export function useListAudit<TData = Awaited<ReturnType<typeof listAudit>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAuditParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAudit>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAuditQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListIntakeReadersUrl = () => {
  return `/api/user/hipaa-intake/readers`
}

/**
 * The last 50 views from the audit log, latest first.
 *
 * For the signed-in member.
 * @summary List who viewed the member’s medical answers, and when.
 */
export const listIntakeReaders = async (options?: Parameters<typeof request>[1]): Promise<IntakeReaders> => {
  return request<IntakeReaders>(getListIntakeReadersUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListIntakeReadersQueryKey = () => {
  return [`/api/user/hipaa-intake/readers`] as const
}

export const getListIntakeReadersQueryOptions = <TData = Awaited<ReturnType<typeof listIntakeReaders>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakeReaders>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListIntakeReadersQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listIntakeReaders>>> = ({ signal }) => listIntakeReaders({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listIntakeReaders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIntakeReadersQueryResult = NonNullable<Awaited<ReturnType<typeof listIntakeReaders>>>
export type ListIntakeReadersQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListIntakeReaders<TData = Awaited<ReturnType<typeof listIntakeReaders>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakeReaders>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listIntakeReaders>>, TError, Awaited<ReturnType<typeof listIntakeReaders>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntakeReaders<TData = Awaited<ReturnType<typeof listIntakeReaders>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakeReaders>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listIntakeReaders>>, TError, Awaited<ReturnType<typeof listIntakeReaders>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntakeReaders<TData = Awaited<ReturnType<typeof listIntakeReaders>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakeReaders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List who viewed the member’s medical answers, and when.
 */

export function useListIntakeReaders<TData = Awaited<ReturnType<typeof listIntakeReaders>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntakeReaders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListIntakeReadersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListAuditChoicesUrl = () => {
  return `/api/admin/audit/choices`
}

/**
 * Everyone and every action with at least one entry, to search by.
 *
 * For staff: owner, manager.
 * @summary List the people and actions in the audit log.
 */
export const listAuditChoices = async (options?: Parameters<typeof request>[1]): Promise<AuditChoices> => {
  return request<AuditChoices>(getListAuditChoicesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListAuditChoicesQueryKey = () => {
  return [`/api/admin/audit/choices`] as const
}

export const getListAuditChoicesQueryOptions = <TData = Awaited<ReturnType<typeof listAuditChoices>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditChoices>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListAuditChoicesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditChoices>>> = ({ signal }) => listAuditChoices({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listAuditChoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditChoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditChoices>>>
export type ListAuditChoicesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListAuditChoices<TData = Awaited<ReturnType<typeof listAuditChoices>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditChoices>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listAuditChoices>>, TError, Awaited<ReturnType<typeof listAuditChoices>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditChoices<TData = Awaited<ReturnType<typeof listAuditChoices>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditChoices>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listAuditChoices>>, TError, Awaited<ReturnType<typeof listAuditChoices>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditChoices<TData = Awaited<ReturnType<typeof listAuditChoices>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditChoices>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the people and actions in the audit log.
 */

export function useListAuditChoices<TData = Awaited<ReturnType<typeof listAuditChoices>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditChoices>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAuditChoicesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getExportAuditUrl = (params?: ExportAuditParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/audit.csv?${stringifiedParams}` : `/api/admin/audit.csv`
}

/**
 * Streams all entries that match the search, as CSV with a byte-order mark. The download is audited, too. The seal is an entry’s number and hash in the chain; `npm run cli -- audit:verify SEAL` checks whether it still matches.
 *
 * For staff: owner, manager.
 * @summary Download audit log entries as CSV.
 */
export const exportAudit = async (params?: ExportAuditParams, options?: Parameters<typeof request>[1]): Promise<Blob> => {
  return request<Blob>(getExportAuditUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getExportAuditQueryKey = (params?: ExportAuditParams) => {
  return [`/api/admin/audit.csv`, ...(params ? [params] : [])] as const
}

export const getExportAuditQueryOptions = <TData = Awaited<ReturnType<typeof exportAudit>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportAuditParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAudit>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getExportAuditQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof exportAudit>>> = ({ signal }) => exportAudit(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof exportAudit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportAuditQueryResult = NonNullable<Awaited<ReturnType<typeof exportAudit>>>
export type ExportAuditQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useExportAudit<TData = Awaited<ReturnType<typeof exportAudit>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ExportAuditParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAudit>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof exportAudit>>, TError, Awaited<ReturnType<typeof exportAudit>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAudit<TData = Awaited<ReturnType<typeof exportAudit>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportAuditParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAudit>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof exportAudit>>, TError, Awaited<ReturnType<typeof exportAudit>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAudit<TData = Awaited<ReturnType<typeof exportAudit>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportAuditParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAudit>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download audit log entries as CSV.
 */

export function useExportAudit<TData = Awaited<ReturnType<typeof exportAudit>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportAuditParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAudit>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getExportAuditQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getExportAuditLinesUrl = (params?: ExportAuditLinesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/audit.jsonl?${stringifiedParams}` : `/api/admin/audit.jsonl`
}

/**
 * Streams all entries that match the search, with IDs, exact timestamps, and each entry’s number and hash in the chain. Those two are `null` until the entry is sealed. The download is audited, too.
 *
 * For staff: owner, manager.
 * @summary Download audit log entries as JSON Lines.
 */
export const exportAuditLines = async (params?: ExportAuditLinesParams, options?: Parameters<typeof request>[1]): Promise<Response> => {
  return request<Response>(getExportAuditLinesUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getExportAuditLinesQueryKey = (params?: ExportAuditLinesParams) => {
  return [`/api/admin/audit.jsonl`, ...(params ? [params] : [])] as const
}

export const getExportAuditLinesQueryOptions = <TData = Awaited<ReturnType<typeof exportAuditLines>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportAuditLinesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAuditLines>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getExportAuditLinesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof exportAuditLines>>> = ({ signal }) => exportAuditLines(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof exportAuditLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportAuditLinesQueryResult = NonNullable<Awaited<ReturnType<typeof exportAuditLines>>>
export type ExportAuditLinesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useExportAuditLines<TData = Awaited<ReturnType<typeof exportAuditLines>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ExportAuditLinesParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAuditLines>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof exportAuditLines>>, TError, Awaited<ReturnType<typeof exportAuditLines>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAuditLines<TData = Awaited<ReturnType<typeof exportAuditLines>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportAuditLinesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAuditLines>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof exportAuditLines>>, TError, Awaited<ReturnType<typeof exportAuditLines>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportAuditLines<TData = Awaited<ReturnType<typeof exportAuditLines>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportAuditLinesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAuditLines>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download audit log entries as JSON Lines.
 */

export function useExportAuditLines<TData = Awaited<ReturnType<typeof exportAuditLines>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportAuditLinesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportAuditLines>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getExportAuditLinesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
