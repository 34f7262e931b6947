import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AddStaffBody, AnyOtherResponse, Arrival, ChangeStaffBody, Done, GoToSignInParams, HeadersTooLargeResponse, IssuedCode, IssuedSignInLink, NoEncodingAcceptedResponse, OpenSignInLinkBody, Problem, StaffMember, StaffSession, VerifyStaffCodeBody } from '../schemas'

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

export const getGoToSignInUrl = (params?: GoToSignInParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/login?${stringifiedParams}` : `/api/login`
}

/**
 * `returnTo` is a path of this app; an address elsewhere is dropped.
 *
 * For everybody.
 * @summary Lead the browser to the sign-in screen, and back afterwards.
 */
export const goToSignIn = async (params?: GoToSignInParams, options?: Parameters<typeof request>[1]): Promise<AnyOtherResponse> => {
  return request<AnyOtherResponse>(getGoToSignInUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getGoToSignInQueryKey = (params?: GoToSignInParams) => {
  return [`/api/login`, ...(params ? [params] : [])] as const
}

export const getGoToSignInQueryOptions = <TData = Awaited<ReturnType<typeof goToSignIn>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: GoToSignInParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof goToSignIn>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGoToSignInQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof goToSignIn>>> = ({ signal }) => goToSignIn(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof goToSignIn>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GoToSignInQueryResult = NonNullable<Awaited<ReturnType<typeof goToSignIn>>>
export type GoToSignInQueryError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useGoToSignIn<TData = Awaited<ReturnType<typeof goToSignIn>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | GoToSignInParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof goToSignIn>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof goToSignIn>>, TError, Awaited<ReturnType<typeof goToSignIn>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGoToSignIn<TData = Awaited<ReturnType<typeof goToSignIn>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: GoToSignInParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof goToSignIn>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof goToSignIn>>, TError, Awaited<ReturnType<typeof goToSignIn>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGoToSignIn<TData = Awaited<ReturnType<typeof goToSignIn>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: GoToSignInParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof goToSignIn>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Lead the browser to the sign-in screen, and back afterwards.
 */

export function useGoToSignIn<TData = Awaited<ReturnType<typeof goToSignIn>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: GoToSignInParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof goToSignIn>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGoToSignInQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCheckStaffSessionUrl = () => {
  return `/api/admin/session-check`
}

/**
 * Also who it is open for. It closes by itself: after half an hour without use and after eight hours, unless the clinic set other times.
 *
 * For everybody.
 * @summary Whether the staff area is open in this browser.
 */
export const checkStaffSession = async (options?: Parameters<typeof request>[1]): Promise<StaffSession> => {
  return request<StaffSession>(getCheckStaffSessionUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getCheckStaffSessionQueryKey = () => {
  return [`/api/admin/session-check`] as const
}

export const getCheckStaffSessionQueryOptions = <TData = Awaited<ReturnType<typeof checkStaffSession>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkStaffSession>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCheckStaffSessionQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkStaffSession>>> = ({ signal }) => checkStaffSession({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof checkStaffSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckStaffSessionQueryResult = NonNullable<Awaited<ReturnType<typeof checkStaffSession>>>
export type CheckStaffSessionQueryError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useCheckStaffSession<TData = Awaited<ReturnType<typeof checkStaffSession>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkStaffSession>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof checkStaffSession>>, TError, Awaited<ReturnType<typeof checkStaffSession>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckStaffSession<TData = Awaited<ReturnType<typeof checkStaffSession>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkStaffSession>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof checkStaffSession>>, TError, Awaited<ReturnType<typeof checkStaffSession>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckStaffSession<TData = Awaited<ReturnType<typeof checkStaffSession>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkStaffSession>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the staff area is open in this browser.
 */

export function useCheckStaffSession<TData = Awaited<ReturnType<typeof checkStaffSession>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkStaffSession>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCheckStaffSessionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getVerifyStaffCodeUrl = () => {
  return `/api/admin/verify`
}

/**
 * Opens it in this browser, under a new session id. Wrong codes are counted by address, by device, and over all unknown and all known devices: each closure is longer than the one before, and a right code forgets none of them. A network from which the area was opened within 30 days is counted by itself.
 *
 * For everybody.
 * @summary Open the staff area with a person’s code of eight digits.
 */
export const verifyStaffCode = async (verifyStaffCodeBody: VerifyStaffCodeBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getVerifyStaffCodeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(verifyStaffCodeBody),
  })
}

export const getLockStaffAreaUrl = () => {
  return `/api/admin/lock`
}

/**
 * The person’s other browsers stay open.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Close the staff area in this browser; a signed-in member stays signed in.
 */
export const lockStaffArea = async (options?: Parameters<typeof request>[1]): Promise<Done> => {
  return request<Done>(getLockStaffAreaUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getOpenSignInLinkUrl = () => {
  return `/api/admin/sign-in-link`
}

/**
 * Opens it in this browser, under a new session id. A link works once, for 24 hours, and ends with its person’s code. The first owner is named here, and gets a code, which is shown only in this answer.
 *
 * For everybody.
 * @summary Open the staff area with the token of a one-time link.
 */
export const openSignInLink = async (openSignInLinkBody: OpenSignInLinkBody, options?: Parameters<typeof request>[1]): Promise<Arrival> => {
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
  return request<Arrival>(getOpenSignInLinkUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(openSignInLinkBody),
  })
}

export const getListStaffUrl = () => {
  return `/api/admin/staff`
}

/**
 * With their role, in which everything they may do is given, and whether they are active. Codes are kept as hashes only and never shown.
 *
 * For staff: owner.
 * @summary Everybody who has or had a staff code.
 */
export const listStaff = async (options?: Parameters<typeof request>[1]): Promise<StaffMember[]> => {
  return request<StaffMember[]>(getListStaffUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListStaffQueryKey = () => {
  return [`/api/admin/staff`] as const
}

export const getListStaffQueryOptions = <TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListStaffQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaff>>> = ({ signal }) => listStaff({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffQueryResult = NonNullable<Awaited<ReturnType<typeof listStaff>>>
export type ListStaffQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listStaff>>, TError, Awaited<ReturnType<typeof listStaff>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listStaff>>, TError, Awaited<ReturnType<typeof listStaff>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Everybody who has or had a staff code.
 */

export function useListStaff<TData = Awaited<ReturnType<typeof listStaff>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaff>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListStaffQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAddStaffUrl = () => {
  return `/api/admin/staff`
}

/**
 * The code has eight digits. Repeating an `Idempotency-Key` does not show it again, but says that the person was added.
 *
 * For staff: owner.
 * @summary Add a person; the answer is the only place where the code is shown.
 */
export const addStaff = async (addStaffBody: AddStaffBody, options?: Parameters<typeof request>[1]): Promise<IssuedCode> => {
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
  return request<IssuedCode>(getAddStaffUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addStaffBody),
  })
}

export const getChangeStaffUrl = (id: string) => {
  return `/api/admin/staff/${id}`
}

/**
 * All three fields are set. What a deactivated person has open ends at once; the last owner can neither be deactivated nor given another role.
 *
 * For staff: owner.
 * @summary Rename a person, give another role, deactivate or activate again.
 */
export const changeStaff = async (id: string, changeStaffBody: ChangeStaffBody, options?: Parameters<typeof request>[1]): Promise<StaffMember> => {
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
  return request<StaffMember>(getChangeStaffUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeStaffBody),
  })
}

export const getIssueStaffCodeUrl = (id: string) => {
  return `/api/admin/staff/${id}/code`
}

/**
 * Whoever issues one for themselves goes on in this browser: only here they can read it.
 *
 * For staff: owner.
 * @summary Issue a new code; the one before, all passkeys and recovery codes end at once, also where they are in use.
 */
export const issueStaffCode = async (id: string, options?: Parameters<typeof request>[1]): Promise<IssuedCode> => {
  return request<IssuedCode>(getIssueStaffCodeUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getIssueSignInLinkUrl = (id: string) => {
  return `/api/admin/staff/${id}/sign-in-link`
}

/**
 * For a new phone, and for whenever codes from new devices are closed because strangers guess them: the link works even then, for 24 hours. The person’s code stays as it is.
 *
 * For staff: owner.
 * @summary Make a link that opens the staff area for this person, once.
 */
export const issueSignInLink = async (id: string, options?: Parameters<typeof request>[1]): Promise<IssuedSignInLink> => {
  return request<IssuedSignInLink>(getIssueSignInLinkUrl(id), {
    ...options,
    method: 'POST',
  })
}
