import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, Award, AwardAnswer, AwardTreatmentBody, HeadersTooLargeResponse, ListAwardsParams, NoEncodingAcceptedResponse, Problem, UndoneAwardAnswer } from '../schemas'

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

export const getAwardTreatmentUrl = () => {
  return `/api/admin/award-points`
}

/**
 * Points, spend and visit are recorded in one transaction, and the member is notified. The same service for the same patient on the same day is refused as a likely double click, unless `countAgain` confirms that it’s intended.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Award a patient the points of a service.
 */
export const awardTreatment = async (awardTreatmentBody: AwardTreatmentBody, options?: Parameters<typeof request>[1]): Promise<AwardAnswer> => {
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
  return request<AwardAnswer>(getAwardTreatmentUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(awardTreatmentBody),
  })
}

export const getListAwardsUrl = (params?: ListAwardsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/awards?${stringifiedParams}` : `/api/admin/awards`
}

/**
 * Includes undone awards, with the time. Awards that can still be undone say until when.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List the awards made at the front desk in the last 72 hours, newest first.
 */
export const listAwards = async (params?: ListAwardsParams, options?: Parameters<typeof request>[1]): Promise<Award[]> => {
  return request<Award[]>(getListAwardsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListAwardsQueryKey = (params?: ListAwardsParams) => {
  return [`/api/admin/awards`, ...(params ? [params] : [])] as const
}

export const getListAwardsQueryOptions = <TData = Awaited<ReturnType<typeof listAwards>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAwardsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListAwardsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAwards>>> = ({ signal }) => listAwards(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAwardsQueryResult = NonNullable<Awaited<ReturnType<typeof listAwards>>>
export type ListAwardsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListAwards<TData = Awaited<ReturnType<typeof listAwards>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListAwardsParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listAwards>>, TError, Awaited<ReturnType<typeof listAwards>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAwards<TData = Awaited<ReturnType<typeof listAwards>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAwardsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listAwards>>, TError, Awaited<ReturnType<typeof listAwards>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAwards<TData = Awaited<ReturnType<typeof listAwards>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAwardsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the awards made at the front desk in the last 72 hours, newest first.
 */

export function useListAwards<TData = Awaited<ReturnType<typeof listAwards>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAwardsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAwards>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAwardsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getUndoAwardUrl = (id: string) => {
  return `/api/admin/awards/${id}/undo`
}

/**
 * Reverses points, spend and visit together: the award’s ledger entry stays, and a reversal is added. Refused if the points have already been spent. The member is notified.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Undo an award within 72 hours.
 */
export const undoAward = async (id: string, options?: Parameters<typeof request>[1]): Promise<UndoneAwardAnswer> => {
  return request<UndoneAwardAnswer>(getUndoAwardUrl(id), {
    ...options,
    method: 'POST',
  })
}
