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
 * Each one comes with its effect and a way to fix it, as `npm run doctor` prints them. An empty list means that no problems were found.
 *
 * For staff: owner.
 * @summary List problems with the app’s settings, worst first.
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
 * @summary List problems with the app’s settings, worst first.
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
 * When the last backup was made, and when a backup last passed a test restore, in words as `npm run doctor` prints them. Empty if backups are turned off.
 *
 * For staff: owner.
 * @summary Get the state of the clinic’s backups.
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
 * @summary Get the state of the clinic’s backups.
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
 * Takes the last six characters of its recovery key. Confirmation is due once a year (`emergency-sheet` in the list of problems).
 *
 * For staff: owner.
 * @summary Confirm that someone has the emergency sheet.
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
 * Includes all members, points, messages, texts and pictures, with medical intakes and diaries in readable form. The owner has to reauthenticate. The URL in the response works only for them, for two minutes. The request is audited.
 *
 * For staff: owner.
 * @summary Request a download of the whole clinic.
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
 * Streams a gzip-compressed tar archive with JSON Lines files, pictures and a manifest.
 *
 * For staff: owner.
 * @summary Download the whole clinic.
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
 * @summary Download the whole clinic.
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
