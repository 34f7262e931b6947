import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Problem, ReadTimelineParams, TimelineItem } from '../schemas'

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

export const getReadTimelineUrl = (id: string, params?: ReadTimelineParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/users/${id}/timeline?${stringifiedParams}` : `/api/admin/users/${id}/timeline`
}

/**
 * Includes points, treatments, check-ins, rewards, vouchers, requests, consents and in-app messages, but not medical answers, the diary or the notes on requests. Notifications are merged into the event they’re about, and counted. The view is audited.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List what happened with a patient, newest first.
 */
export const readTimeline = async (id: string, params?: ReadTimelineParams, options?: Parameters<typeof request>[1]): Promise<TimelineItem[]> => {
  return request<TimelineItem[]>(getReadTimelineUrl(id, params), {
    ...options,
    method: 'GET',
  })
}

export const getReadTimelineQueryKey = (id: string, params?: ReadTimelineParams) => {
  return [`/api/admin/users/${id}/timeline`, ...(params ? [params] : [])] as const
}

export const getReadTimelineQueryOptions = <TData = Awaited<ReturnType<typeof readTimeline>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadTimelineParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadTimelineQueryKey(id, params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readTimeline>>> = ({ signal }) => readTimeline(id, params, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadTimelineQueryResult = NonNullable<Awaited<ReturnType<typeof readTimeline>>>
export type ReadTimelineQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadTimeline<TData = Awaited<ReturnType<typeof readTimeline>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: undefined | ReadTimelineParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readTimeline>>, TError, Awaited<ReturnType<typeof readTimeline>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadTimeline<TData = Awaited<ReturnType<typeof readTimeline>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadTimelineParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readTimeline>>, TError, Awaited<ReturnType<typeof readTimeline>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadTimeline<TData = Awaited<ReturnType<typeof readTimeline>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadTimelineParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what happened with a patient, newest first.
 */

export function useReadTimeline<TData = Awaited<ReturnType<typeof readTimeline>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadTimelineParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readTimeline>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadTimelineQueryOptions(id, params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
