import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AdjustPointsBody, AdjustmentAnswer, AnyOtherResponse, HeadersTooLargeResponse, ListEntriesParams, ListPatientEntriesParams, NoEncodingAcceptedResponse, PointsTransaction, Problem } from '../schemas'

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

export const getListEntriesUrl = (params?: ListEntriesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/user/points?${stringifiedParams}` : `/api/user/points`
}

/**
 * Ledger entries are never changed or removed. A correction is an entry of its own.
 *
 * For the signed-in member.
 * @summary List the member’s points transactions, newest first.
 */
export const listEntries = async (params?: ListEntriesParams, options?: Parameters<typeof request>[1]): Promise<PointsTransaction[]> => {
  return request<PointsTransaction[]>(getListEntriesUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListEntriesQueryKey = (params?: ListEntriesParams) => {
  return [`/api/user/points`, ...(params ? [params] : [])] as const
}

export const getListEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListEntriesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listEntries>>> = ({ signal }) => listEntries(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listEntries>>>
export type ListEntriesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListEntries<TData = Awaited<ReturnType<typeof listEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListEntriesParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEntries>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listEntries>>, TError, Awaited<ReturnType<typeof listEntries>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEntries<TData = Awaited<ReturnType<typeof listEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEntries>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listEntries>>, TError, Awaited<ReturnType<typeof listEntries>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEntries<TData = Awaited<ReturnType<typeof listEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member’s points transactions, newest first.
 */

export function useListEntries<TData = Awaited<ReturnType<typeof listEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListEntriesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAdjustPointsUrl = () => {
  return `/api/admin/update-user-points`
}

/**
 * `set` records the difference from the current balance. A balance can’t go below zero. The reason appears in the member’s history, and the member is notified.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Add, subtract or set a patient’s points.
 */
export const adjustPoints = async (adjustPointsBody: AdjustPointsBody, options?: Parameters<typeof request>[1]): Promise<AdjustmentAnswer> => {
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
  return request<AdjustmentAnswer>(getAdjustPointsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(adjustPointsBody),
  })
}

export const getListPatientEntriesUrl = (id: string, params?: ListPatientEntriesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/users/${id}/points?${stringifiedParams}` : `/api/admin/users/${id}/points`
}

/**
 * The same list, pages and totals that the member sees. The view is audited.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List a patient’s points transactions, newest first.
 */
export const listPatientEntries = async (id: string, params?: ListPatientEntriesParams, options?: Parameters<typeof request>[1]): Promise<PointsTransaction[]> => {
  return request<PointsTransaction[]>(getListPatientEntriesUrl(id, params), {
    ...options,
    method: 'GET',
  })
}

export const getListPatientEntriesQueryKey = (id: string, params?: ListPatientEntriesParams) => {
  return [`/api/admin/users/${id}/points`, ...(params ? [params] : [])] as const
}

export const getListPatientEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listPatientEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ListPatientEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPatientEntriesQueryKey(id, params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPatientEntries>>> = ({ signal }) => listPatientEntries(id, params, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listPatientEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPatientEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listPatientEntries>>>
export type ListPatientEntriesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListPatientEntries<TData = Awaited<ReturnType<typeof listPatientEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: undefined | ListPatientEntriesParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientEntries>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listPatientEntries>>, TError, Awaited<ReturnType<typeof listPatientEntries>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatientEntries<TData = Awaited<ReturnType<typeof listPatientEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ListPatientEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientEntries>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPatientEntries>>, TError, Awaited<ReturnType<typeof listPatientEntries>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatientEntries<TData = Awaited<ReturnType<typeof listPatientEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ListPatientEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a patient’s points transactions, newest first.
 */

export function useListPatientEntries<TData = Awaited<ReturnType<typeof listPatientEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ListPatientEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPatientEntriesQueryOptions(id, params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
