import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, ChooseUsualPlaceBody, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Problem, UsualPlace } from '../schemas'

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

export const getReadUsualPlaceUrl = () => {
  return `/api/user/place`
}

/**
 * Null if the member hasn’t chosen one, or if the location no longer exists.
 *
 * For the signed-in member.
 * @summary Get the member’s preferred location.
 */
export const readUsualPlace = async (options?: Parameters<typeof request>[1]): Promise<UsualPlace> => {
  return request<UsualPlace>(getReadUsualPlaceUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadUsualPlaceQueryKey = () => {
  return [`/api/user/place`] as const
}

export const getReadUsualPlaceQueryOptions = <TData = Awaited<ReturnType<typeof readUsualPlace>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readUsualPlace>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadUsualPlaceQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readUsualPlace>>> = ({ signal }) => readUsualPlace({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readUsualPlace>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadUsualPlaceQueryResult = NonNullable<Awaited<ReturnType<typeof readUsualPlace>>>
export type ReadUsualPlaceQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadUsualPlace<TData = Awaited<ReturnType<typeof readUsualPlace>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readUsualPlace>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readUsualPlace>>, TError, Awaited<ReturnType<typeof readUsualPlace>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadUsualPlace<TData = Awaited<ReturnType<typeof readUsualPlace>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readUsualPlace>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readUsualPlace>>, TError, Awaited<ReturnType<typeof readUsualPlace>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadUsualPlace<TData = Awaited<ReturnType<typeof readUsualPlace>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readUsualPlace>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the member’s preferred location.
 */

export function useReadUsualPlace<TData = Awaited<ReturnType<typeof readUsualPlace>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readUsualPlace>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadUsualPlaceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getChooseUsualPlaceUrl = () => {
  return `/api/user/place`
}

/**
 * This is optional for members.
 *
 * For the signed-in member.
 * @summary Set or clear the member’s preferred location.
 */
export const chooseUsualPlace = async (chooseUsualPlaceBody: ChooseUsualPlaceBody, options?: Parameters<typeof request>[1]): Promise<UsualPlace> => {
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
  return request<UsualPlace>(getChooseUsualPlaceUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chooseUsualPlaceBody),
  })
}
