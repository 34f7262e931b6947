import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, CameBack, HeadersTooLargeResponse, NewRecoveryCodes, NoEncodingAcceptedResponse, OpenByRecoveryCodeBody, Problem, RecoveryCodesLeft, SignInByRecoveryCodeBody } from '../schemas'

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

export const getReadRecoveryCodesUrl = () => {
  return `/api/user/recovery-codes`
}

/**
 * The codes are stored only as hashes and can’t be shown again.
 *
 * For the signed-in member.
 * @summary Count the member’s unused recovery codes.
 */
export const readRecoveryCodes = async (options?: Parameters<typeof request>[1]): Promise<RecoveryCodesLeft> => {
  return request<RecoveryCodesLeft>(getReadRecoveryCodesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadRecoveryCodesQueryKey = () => {
  return [`/api/user/recovery-codes`] as const
}

export const getReadRecoveryCodesQueryOptions = <TData = Awaited<ReturnType<typeof readRecoveryCodes>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRecoveryCodes>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadRecoveryCodesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readRecoveryCodes>>> = ({ signal }) => readRecoveryCodes({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readRecoveryCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadRecoveryCodesQueryResult = NonNullable<Awaited<ReturnType<typeof readRecoveryCodes>>>
export type ReadRecoveryCodesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadRecoveryCodes<TData = Awaited<ReturnType<typeof readRecoveryCodes>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRecoveryCodes>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readRecoveryCodes>>, TError, Awaited<ReturnType<typeof readRecoveryCodes>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadRecoveryCodes<TData = Awaited<ReturnType<typeof readRecoveryCodes>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRecoveryCodes>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readRecoveryCodes>>, TError, Awaited<ReturnType<typeof readRecoveryCodes>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadRecoveryCodes<TData = Awaited<ReturnType<typeof readRecoveryCodes>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRecoveryCodes>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the member’s unused recovery codes.
 */

export function useReadRecoveryCodes<TData = Awaited<ReturnType<typeof readRecoveryCodes>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRecoveryCodes>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadRecoveryCodesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getMakeRecoveryCodesUrl = () => {
  return `/api/user/recovery-codes`
}

/**
 * Returns 10 codes, only in this response. Each works once, and all earlier codes stop working. The member is told by email.
 *
 * For the signed-in member.
 * @summary Create new recovery codes for the member.
 */
export const makeRecoveryCodes = async (options?: Parameters<typeof request>[1]): Promise<NewRecoveryCodes> => {
  return request<NewRecoveryCodes>(getMakeRecoveryCodesUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getReadOwnRecoveryCodesUrl = () => {
  return `/api/admin/own-recovery-codes`
}

/**
 * For a staff account, these are the same as the member’s codes.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Count the signed-in staff member’s unused recovery codes.
 */
export const readOwnRecoveryCodes = async (options?: Parameters<typeof request>[1]): Promise<RecoveryCodesLeft> => {
  return request<RecoveryCodesLeft>(getReadOwnRecoveryCodesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadOwnRecoveryCodesQueryKey = () => {
  return [`/api/admin/own-recovery-codes`] as const
}

export const getReadOwnRecoveryCodesQueryOptions = <TData = Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadOwnRecoveryCodesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readOwnRecoveryCodes>>> = ({ signal }) => readOwnRecoveryCodes({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadOwnRecoveryCodesQueryResult = NonNullable<Awaited<ReturnType<typeof readOwnRecoveryCodes>>>
export type ReadOwnRecoveryCodesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadOwnRecoveryCodes<TData = Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError, Awaited<ReturnType<typeof readOwnRecoveryCodes>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadOwnRecoveryCodes<TData = Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError, Awaited<ReturnType<typeof readOwnRecoveryCodes>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadOwnRecoveryCodes<TData = Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the signed-in staff member’s unused recovery codes.
 */

export function useReadOwnRecoveryCodes<TData = Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readOwnRecoveryCodes>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadOwnRecoveryCodesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getMakeOwnRecoveryCodesUrl = () => {
  return `/api/admin/own-recovery-codes`
}

/**
 * Returns 10 codes, only in this response. Each works once, and all earlier codes stop working. They open the staff area in addition to the staff code, and stop working when that code is replaced.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Create new recovery codes for the signed-in staff member.
 */
export const makeOwnRecoveryCodes = async (options?: Parameters<typeof request>[1]): Promise<NewRecoveryCodes> => {
  return request<NewRecoveryCodes>(getMakeOwnRecoveryCodesUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getSignInByRecoveryCodeUrl = () => {
  return `/api/auth/recovery-code`
}

/**
 * Use it instead of the password. Sets the session cookie with a new session ID; a staff account opens the staff area as well. A code works once. Wrong codes are counted per IP address, together with wrong passwords, so guessing a member’s password can’t block this way to sign in. The member is told by email.
 *
 * Public.
 * @summary Sign in with email and a recovery code.
 */
export const signInByRecoveryCode = async (signInByRecoveryCodeBody: SignInByRecoveryCodeBody, options?: Parameters<typeof request>[1]): Promise<CameBack> => {
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
  return request<CameBack>(getSignInByRecoveryCodeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signInByRecoveryCodeBody),
  })
}

export const getOpenByRecoveryCodeUrl = () => {
  return `/api/admin/recovery-code`
}

/**
 * Use it instead of the person’s staff code. Opens the area in this browser under a new session ID. A code works once and identifies its owner. Wrong codes are counted per IP address and device, together with wrong staff codes. The use of a code is audited.
 *
 * Public.
 * @summary Open the staff area with a recovery code.
 */
export const openByRecoveryCode = async (openByRecoveryCodeBody: OpenByRecoveryCodeBody, options?: Parameters<typeof request>[1]): Promise<CameBack> => {
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
  return request<CameBack>(getOpenByRecoveryCodeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(openByRecoveryCodeBody),
  })
}
