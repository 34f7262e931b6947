import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Problem } from '../schemas'

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

export const getOpenLinkUrl = (token: string) => {
  return `/r/${token}`
}

/**
 * Counts the click once per recipient and redirects to the URL that the email shows. Redirects only to URLs in that email; an unknown link redirects to the app’s home page.
 *
 * Public.
 * @summary Follow a tracked link in an email.
 */
export const openLink = async (token: string, options?: Parameters<typeof request>[1]): Promise<AnyOtherResponse> => {
  return request<AnyOtherResponse>(getOpenLinkUrl(token), {
    ...options,
    method: 'GET',
  })
}

export const getOpenLinkQueryKey = (token: string) => {
  return [`/r/${token}`] as const
}

export const getOpenLinkQueryOptions = <TData = Awaited<ReturnType<typeof openLink>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof openLink>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getOpenLinkQueryKey(token)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof openLink>>> = ({ signal }) => openLink(token, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof openLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OpenLinkQueryResult = NonNullable<Awaited<ReturnType<typeof openLink>>>
export type OpenLinkQueryError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useOpenLink<TData = Awaited<ReturnType<typeof openLink>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof openLink>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof openLink>>, TError, Awaited<ReturnType<typeof openLink>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOpenLink<TData = Awaited<ReturnType<typeof openLink>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof openLink>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof openLink>>, TError, Awaited<ReturnType<typeof openLink>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOpenLink<TData = Awaited<ReturnType<typeof openLink>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof openLink>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Follow a tracked link in an email.
 */

export function useOpenLink<TData = Awaited<ReturnType<typeof openLink>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof openLink>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getOpenLinkQueryOptions(token, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
