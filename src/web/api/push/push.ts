import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, Done, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Problem, PushSetup, SubscribePushBody, TestPushAnswer, UnsubscribeAnswer, UnsubscribePushBody } from '../schemas'

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

export const getReadPushSetupUrl = () => {
  return `/api/notifications/push`
}

/**
 * Also lists the member’s devices, as hashes of their endpoints, so that a browser can recognize its own.
 *
 * For the signed-in member.
 * @summary Get what a browser needs to set up push notifications.
 */
export const readPushSetup = async (options?: Parameters<typeof request>[1]): Promise<PushSetup> => {
  return request<PushSetup>(getReadPushSetupUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadPushSetupQueryKey = () => {
  return [`/api/notifications/push`] as const
}

export const getReadPushSetupQueryOptions = <TData = Awaited<ReturnType<typeof readPushSetup>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPushSetup>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadPushSetupQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readPushSetup>>> = ({ signal }) => readPushSetup({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readPushSetup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPushSetupQueryResult = NonNullable<Awaited<ReturnType<typeof readPushSetup>>>
export type ReadPushSetupQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadPushSetup<TData = Awaited<ReturnType<typeof readPushSetup>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPushSetup>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readPushSetup>>, TError, Awaited<ReturnType<typeof readPushSetup>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPushSetup<TData = Awaited<ReturnType<typeof readPushSetup>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPushSetup>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readPushSetup>>, TError, Awaited<ReturnType<typeof readPushSetup>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPushSetup<TData = Awaited<ReturnType<typeof readPushSetup>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPushSetup>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what a browser needs to set up push notifications.
 */

export function useReadPushSetup<TData = Awaited<ReturnType<typeof readPushSetup>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPushSetup>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadPushSetupQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSubscribePushUrl = () => {
  return `/api/notifications/subscribe`
}

/**
 * Subscribing is the consent to push notifications, unless the browser only renews its subscription (`replaces`). Endpoints of unknown push services are refused.
 *
 * For the signed-in member.
 * @summary Register this browser for the member’s push notifications.
 */
export const subscribePush = async (subscribePushBody: SubscribePushBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getSubscribePushUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(subscribePushBody),
  })
}

export const getUnsubscribePushUrl = () => {
  return `/api/notifications/unsubscribe`
}

/**
 * Without `endpoint`, all devices are removed.
 *
 * For the signed-in member.
 * @summary Remove one or all of the member’s devices from push notifications.
 */
export const unsubscribePush = async (unsubscribePushBody?: UnsubscribePushBody, options?: Parameters<typeof request>[1]): Promise<UnsubscribeAnswer> => {
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
  return request<UnsubscribeAnswer>(getUnsubscribePushUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(unsubscribePushBody),
  })
}

export const getSendTestPushUrl = () => {
  return `/api/notifications/test`
}

/**
 * Returns how many devices accepted it. Devices that no longer exist are removed.
 *
 * For the signed-in member.
 * @summary Send a test push notification to the member’s devices.
 */
export const sendTestPush = async (options?: Parameters<typeof request>[1]): Promise<TestPushAnswer> => {
  return request<TestPushAnswer>(getSendTestPushUrl(), {
    ...options,
    method: 'POST',
  })
}
