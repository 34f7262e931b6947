import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, BackupFact, CheckEmergencySheetBody, ClinicArchive, Done, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Problem, SetupFinding } from '../schemas'

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

export const getListSetupFindingsUrl = () => {
  return `/api/admin/setup`
}

/**
 * Each with its effect and a way out; the same as `npm run doctor` prints. An empty list is a good one.
 *
 * For staff: owner.
 * @summary What about the app’s settings the clinic would regret, the worst first.
 */
export const listSetupFindings = async (options?: Parameters<typeof request>[1]): Promise<SetupFinding[]> => {
  return request<SetupFinding[]>(getListSetupFindingsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListSetupFindingsQueryKey = () => {
  return [`/api/admin/setup`] as const
}

export const getListSetupFindingsQueryOptions = <TData = Awaited<ReturnType<typeof listSetupFindings>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSetupFindings>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListSetupFindingsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listSetupFindings>>> = ({ signal }) => listSetupFindings({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listSetupFindings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSetupFindingsQueryResult = NonNullable<Awaited<ReturnType<typeof listSetupFindings>>>
export type ListSetupFindingsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListSetupFindings<TData = Awaited<ReturnType<typeof listSetupFindings>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSetupFindings>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listSetupFindings>>, TError, Awaited<ReturnType<typeof listSetupFindings>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSetupFindings<TData = Awaited<ReturnType<typeof listSetupFindings>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSetupFindings>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listSetupFindings>>, TError, Awaited<ReturnType<typeof listSetupFindings>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSetupFindings<TData = Awaited<ReturnType<typeof listSetupFindings>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSetupFindings>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What about the app’s settings the clinic would regret, the worst first.
 */

export function useListSetupFindings<TData = Awaited<ReturnType<typeof listSetupFindings>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSetupFindings>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSetupFindingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListBackupFactsUrl = () => {
  return `/api/admin/setup/backups`
}

/**
 * In words, as `npm run doctor` prints them. Empty where Backups are off.
 *
 * For staff: owner.
 * @summary When the clinic was last saved, and when a backup was last restored on trial and found right.
 */
export const listBackupFacts = async (options?: Parameters<typeof request>[1]): Promise<BackupFact[]> => {
  return request<BackupFact[]>(getListBackupFactsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListBackupFactsQueryKey = () => {
  return [`/api/admin/setup/backups`] as const
}

export const getListBackupFactsQueryOptions = <TData = Awaited<ReturnType<typeof listBackupFacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackupFacts>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListBackupFactsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listBackupFacts>>> = ({ signal }) => listBackupFacts({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listBackupFacts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBackupFactsQueryResult = NonNullable<Awaited<ReturnType<typeof listBackupFacts>>>
export type ListBackupFactsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListBackupFacts<TData = Awaited<ReturnType<typeof listBackupFacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackupFacts>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listBackupFacts>>, TError, Awaited<ReturnType<typeof listBackupFacts>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBackupFacts<TData = Awaited<ReturnType<typeof listBackupFacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackupFacts>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listBackupFacts>>, TError, Awaited<ReturnType<typeof listBackupFacts>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBackupFacts<TData = Awaited<ReturnType<typeof listBackupFacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackupFacts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary When the clinic was last saved, and when a backup was last restored on trial and found right.
 */

export function useListBackupFacts<TData = Awaited<ReturnType<typeof listBackupFacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackupFacts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListBackupFactsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCheckEmergencySheetUrl = () => {
  return `/api/admin/setup/emergency-sheet`
}

/**
 * Asked for once a year (`emergency-sheet` among the findings).
 *
 * For staff: owner.
 * @summary Say that somebody has the emergency sheet in hand, by the last six characters of its recovery key.
 */
export const checkEmergencySheet = async (checkEmergencySheetBody: CheckEmergencySheetBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getCheckEmergencySheetUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkEmergencySheetBody),
  })
}

export const getRequestClinicArchiveUrl = () => {
  return `/api/admin/clinic-archive`
}

/**
 * All members, points, messages, texts and pictures, with medical intakes and diaries readable. The owner proves again who they are. The address in the answer works for them alone, for two minutes.
 *
 * For staff: owner.
 * @summary Lets the owner fetch the whole clinic as a file; asking for it is audited.
 */
export const requestClinicArchive = async (options?: Parameters<typeof request>[1]): Promise<ClinicArchive> => {
  return request<ClinicArchive>(getRequestClinicArchiveUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getFetchClinicArchiveUrl = (ticket: string) => {
  return `/api/admin/clinic-archive/${ticket}`
}

/**
 * A tar archive, compressed with gzip: JSON lines, pictures and a manifest.
 *
 * For staff: owner.
 * @summary The whole clinic as a file, which is sent while it is made.
 */
export const fetchClinicArchive = async (ticket: string, options?: Parameters<typeof request>[1]): Promise<Blob> => {
  return request<Blob>(getFetchClinicArchiveUrl(ticket), {
    ...options,
    method: 'GET',
  })
}

export const getFetchClinicArchiveQueryKey = (ticket: string) => {
  return [`/api/admin/clinic-archive/${ticket}`] as const
}

export const getFetchClinicArchiveQueryOptions = <TData = Awaited<ReturnType<typeof fetchClinicArchive>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  ticket: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof fetchClinicArchive>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getFetchClinicArchiveQueryKey(ticket)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof fetchClinicArchive>>> = ({ signal }) => fetchClinicArchive(ticket, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: ticket !== null && ticket !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof fetchClinicArchive>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FetchClinicArchiveQueryResult = NonNullable<Awaited<ReturnType<typeof fetchClinicArchive>>>
export type FetchClinicArchiveQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useFetchClinicArchive<TData = Awaited<ReturnType<typeof fetchClinicArchive>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  ticket: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof fetchClinicArchive>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof fetchClinicArchive>>, TError, Awaited<ReturnType<typeof fetchClinicArchive>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFetchClinicArchive<TData = Awaited<ReturnType<typeof fetchClinicArchive>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  ticket: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof fetchClinicArchive>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof fetchClinicArchive>>, TError, Awaited<ReturnType<typeof fetchClinicArchive>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFetchClinicArchive<TData = Awaited<ReturnType<typeof fetchClinicArchive>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  ticket: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof fetchClinicArchive>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The whole clinic as a file, which is sent while it is made.
 */

export function useFetchClinicArchive<TData = Awaited<ReturnType<typeof fetchClinicArchive>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  ticket: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof fetchClinicArchive>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFetchClinicArchiveQueryOptions(ticket, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
