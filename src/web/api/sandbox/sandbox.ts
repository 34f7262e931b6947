import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, HeadersTooLargeResponse, ListOutboxParams, NoEncodingAcceptedResponse, OutboxMessage, Problem } from '../schemas'

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

export const getListOutboxUrl = (params?: ListOutboxParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/outbox?${stringifiedParams}` : `/api/admin/outbox`
}

/**
 * Demo mode only. Nothing is really sent in demo mode; this shows what the member would have read. Links that open a staff account are left out.
 *
 * For staff: owner.
 * @summary List what was sent, or would have been sent, by email, SMS and push, newest first.
 */
export const listOutbox = async (params?: ListOutboxParams, options?: Parameters<typeof request>[1]): Promise<OutboxMessage[]> => {
  return request<OutboxMessage[]>(getListOutboxUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListOutboxQueryKey = (params?: ListOutboxParams) => {
  return [`/api/admin/outbox`, ...(params ? [params] : [])] as const
}

export const getListOutboxQueryOptions = <TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListOutboxParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListOutboxQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOutbox>>> = ({ signal }) => listOutbox(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOutboxQueryResult = NonNullable<Awaited<ReturnType<typeof listOutbox>>>
export type ListOutboxQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListOutboxParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listOutbox>>, TError, Awaited<ReturnType<typeof listOutbox>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListOutboxParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listOutbox>>, TError, Awaited<ReturnType<typeof listOutbox>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListOutboxParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what was sent, or would have been sent, by email, SMS and push, newest first.
 */

export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListOutboxParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOutboxQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
