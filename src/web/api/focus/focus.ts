import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, FocusOfDay, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Problem } from '../schemas'

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

export const getReadFocusUrl = () => {
  return `/api/user/focus`
}

/**
 * Returns at most one: first something already earned, then something to earn, then something that ends soon.
 *
 * For the signed-in member.
 * @summary Get the most important thing for the member today.
 */
export const readFocus = async (options?: Parameters<typeof request>[1]): Promise<FocusOfDay> => {
  return request<FocusOfDay>(getReadFocusUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadFocusQueryKey = () => {
  return [`/api/user/focus`] as const
}

export const getReadFocusQueryOptions = <TData = Awaited<ReturnType<typeof readFocus>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readFocus>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadFocusQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readFocus>>> = ({ signal }) => readFocus({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readFocus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadFocusQueryResult = NonNullable<Awaited<ReturnType<typeof readFocus>>>
export type ReadFocusQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadFocus<TData = Awaited<ReturnType<typeof readFocus>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readFocus>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readFocus>>, TError, Awaited<ReturnType<typeof readFocus>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadFocus<TData = Awaited<ReturnType<typeof readFocus>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readFocus>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readFocus>>, TError, Awaited<ReturnType<typeof readFocus>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadFocus<TData = Awaited<ReturnType<typeof readFocus>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readFocus>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the most important thing for the member today.
 */

export function useReadFocus<TData = Awaited<ReturnType<typeof readFocus>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readFocus>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadFocusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
