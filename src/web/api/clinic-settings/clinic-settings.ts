import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Problem, ServerRules } from '../schemas'

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

export const getReadServerRulesUrl = () => {
  return `/api/admin/programme/server-rules`
}

/**
 * They come from the server’s settings (environment variables) and apply where the program doesn’t override them.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the default clinic policies.
 */
export const readServerRules = async (options?: Parameters<typeof request>[1]): Promise<ServerRules> => {
  return request<ServerRules>(getReadServerRulesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadServerRulesQueryKey = () => {
  return [`/api/admin/programme/server-rules`] as const
}

export const getReadServerRulesQueryOptions = <TData = Awaited<ReturnType<typeof readServerRules>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readServerRules>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadServerRulesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readServerRules>>> = ({ signal }) => readServerRules({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readServerRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadServerRulesQueryResult = NonNullable<Awaited<ReturnType<typeof readServerRules>>>
export type ReadServerRulesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadServerRules<TData = Awaited<ReturnType<typeof readServerRules>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readServerRules>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readServerRules>>, TError, Awaited<ReturnType<typeof readServerRules>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadServerRules<TData = Awaited<ReturnType<typeof readServerRules>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readServerRules>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readServerRules>>, TError, Awaited<ReturnType<typeof readServerRules>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadServerRules<TData = Awaited<ReturnType<typeof readServerRules>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readServerRules>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the default clinic policies.
 */

export function useReadServerRules<TData = Awaited<ReturnType<typeof readServerRules>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readServerRules>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadServerRulesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
