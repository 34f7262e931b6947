import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, CreatePromotionBody, HeadersTooLargeResponse, NoEncodingAcceptedResponse, OfferedPromotion, Problem, Promotion } from '../schemas'

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

export const getListPromotionsUrl = () => {
  return `/api/promotions`
}

/**
 * Active promotions whose dates include today in the clinic’s time zone. Those that the caller is eligible for come first, and among them the one that ends soonest. Birthday and new-customer promotions are listed only for members who are eligible.
 *
 * Public.
 * @summary List today’s promotions.
 */
export const listPromotions = async (options?: Parameters<typeof request>[1]): Promise<OfferedPromotion[]> => {
  return request<OfferedPromotion[]>(getListPromotionsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListPromotionsQueryKey = () => {
  return [`/api/promotions`] as const
}

export const getListPromotionsQueryOptions = <TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPromotionsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromotions>>> = ({ signal }) => listPromotions({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPromotionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPromotions>>>
export type ListPromotionsQueryError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listPromotions>>, TError, Awaited<ReturnType<typeof listPromotions>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPromotions>>, TError, Awaited<ReturnType<typeof listPromotions>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List today’s promotions.
 */

export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPromotionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListAllPromotionsUrl = () => {
  return `/api/admin/promotions`
}

/**
 * Includes past and upcoming promotions.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List all promotions, except deleted ones.
 */
export const listAllPromotions = async (options?: Parameters<typeof request>[1]): Promise<Promotion[]> => {
  return request<Promotion[]>(getListAllPromotionsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListAllPromotionsQueryKey = () => {
  return [`/api/admin/promotions`] as const
}

export const getListAllPromotionsQueryOptions = <TData = Awaited<ReturnType<typeof listAllPromotions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllPromotions>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListAllPromotionsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAllPromotions>>> = ({ signal }) => listAllPromotions({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listAllPromotions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAllPromotionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAllPromotions>>>
export type ListAllPromotionsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListAllPromotions<TData = Awaited<ReturnType<typeof listAllPromotions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllPromotions>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listAllPromotions>>, TError, Awaited<ReturnType<typeof listAllPromotions>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllPromotions<TData = Awaited<ReturnType<typeof listAllPromotions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllPromotions>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listAllPromotions>>, TError, Awaited<ReturnType<typeof listAllPromotions>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAllPromotions<TData = Awaited<ReturnType<typeof listAllPromotions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllPromotions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all promotions, except deleted ones.
 */

export function useListAllPromotions<TData = Awaited<ReturnType<typeof listAllPromotions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAllPromotions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAllPromotionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCreatePromotionUrl = () => {
  return `/api/admin/promotions`
}

/**
 * It is listed from its first through its last day in the clinic’s time zone. A timestamp stands for the clinic’s date at that time.
 *
 * For staff: owner, manager.
 * @summary Create a monthly special.
 */
export const createPromotion = async (createPromotionBody: CreatePromotionBody, options?: Parameters<typeof request>[1]): Promise<Promotion> => {
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
  return request<Promotion>(getCreatePromotionUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createPromotionBody),
  })
}

export const getDeletePromotionUrl = (id: string) => {
  return `/api/admin/promotions/${id}`
}

/**
 * It disappears from every list the next time that list is loaded. A record of it is kept, with the name of the person who deleted it.
 *
 * For staff: owner, manager.
 * @summary Delete a promotion.
 */
export const deletePromotion = async (id: string, options?: Parameters<typeof request>[1]): Promise<Promotion> => {
  return request<Promotion>(getDeletePromotionUrl(id), {
    ...options,
    method: 'DELETE',
  })
}
