import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, ChangeStepUpRuleBody, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Problem, Proof, ProveByCodeBody, StepUpRule } from '../schemas'

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

export const getListStepUpRulesUrl = () => {
  return `/api/admin/step-up`
}

/**
 * A verification lasts 5 minutes, and opening the staff area counts as one. API keys are never asked for one, because their scopes define what they may do.
 *
 * For staff: owner.
 * @summary List the actions that require extra verification, by role.
 */
export const listStepUpRules = async (options?: Parameters<typeof request>[1]): Promise<StepUpRule[]> => {
  return request<StepUpRule[]>(getListStepUpRulesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListStepUpRulesQueryKey = () => {
  return [`/api/admin/step-up`] as const
}

export const getListStepUpRulesQueryOptions = <TData = Awaited<ReturnType<typeof listStepUpRules>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStepUpRules>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListStepUpRulesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listStepUpRules>>> = ({ signal }) => listStepUpRules({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listStepUpRules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStepUpRulesQueryResult = NonNullable<Awaited<ReturnType<typeof listStepUpRules>>>
export type ListStepUpRulesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListStepUpRules<TData = Awaited<ReturnType<typeof listStepUpRules>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStepUpRules>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listStepUpRules>>, TError, Awaited<ReturnType<typeof listStepUpRules>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStepUpRules<TData = Awaited<ReturnType<typeof listStepUpRules>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStepUpRules>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listStepUpRules>>, TError, Awaited<ReturnType<typeof listStepUpRules>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStepUpRules<TData = Awaited<ReturnType<typeof listStepUpRules>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStepUpRules>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the actions that require extra verification, by role.
 */

export function useListStepUpRules<TData = Awaited<ReturnType<typeof listStepUpRules>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStepUpRules>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStepUpRulesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getChangeStepUpRuleUrl = () => {
  return `/api/admin/step-up`
}

/**
 * A field that you leave out stays as it is. Takes effect with the next request, even where the staff area is already open.
 *
 * For staff: owner.
 * @summary Set the actions that require extra verification for a role.
 */
export const changeStepUpRule = async (changeStepUpRuleBody: ChangeStepUpRuleBody, options?: Parameters<typeof request>[1]): Promise<StepUpRule> => {
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
  return request<StepUpRule>(getChangeStepUpRuleUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeStepUpRuleBody),
  })
}

export const getProveByCodeUrl = () => {
  return `/api/admin/proof`
}

/**
 * For 5 minutes, actions that were refused with `step-up-needed` are allowed. A recovery code is used up. Wrong codes are counted together with wrong staff codes.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Reauthenticate with your staff code, password or a recovery code.
 */
export const proveByCode = async (proveByCodeBody: ProveByCodeBody, options?: Parameters<typeof request>[1]): Promise<Proof> => {
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
  return request<Proof>(getProveByCodeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(proveByCodeBody),
  })
}
