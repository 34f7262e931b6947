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
 * After signing in, the browser returns to `returnTo`, which must be a path of this app; an external URL is ignored.
 *
 * Public.
 * @summary Redirect to the sign-in screen.
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
 * @summary Redirect to the sign-in screen.
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
 * Includes who opened it. It closes automatically after half an hour without use and after eight hours in total, unless the clinic has set other times.
 *
 * Public.
 * @summary Check whether the staff area is open in this browser.
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
 * @summary Check whether the staff area is open in this browser.
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
 * Opens it in this browser under a new session ID. Wrong codes are counted per IP address, per device, and across all unknown and all known devices. Each lockout is longer than the previous one, and a correct code doesn’t reset the counts. A network from which the area was opened in the last 30 days is counted separately.
 *
 * Public.
 * @summary Open the staff area with a personal eight-digit code.
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
 * A signed-in member stays signed in, and the staff area stays open in the person’s other browsers.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Close the staff area in this browser.
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
 * Opens it in this browser under a new session ID. A link works once, for 24 hours, and is invalidated when the person’s code changes. The first owner enters their name here and gets a code, which is shown only in this response.
 *
 * Public.
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
 * Includes their role, which determines what they may do, and whether they’re active. Codes are stored only as hashes and never shown.
 *
 * For staff: owner.
 * @summary List everyone who has or had a staff code.
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
 * @summary List everyone who has or had a staff code.
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
 * Returns the person’s eight-digit code, which is shown only in this response. Repeating an `Idempotency-Key` doesn’t show it again, but confirms that the person was added.
 *
 * For staff: owner.
 * @summary Add a staff member.
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
 * A field that you leave out stays as it is. Deactivating a person immediately closes every staff area they have open. The last owner can’t be deactivated or given another role.
 *
 * For staff: owner.
 * @summary Update a staff member’s name, role and active status.
 */
export const changeStaff = async (id: string, changeStaffBody?: ChangeStaffBody, options?: Parameters<typeof request>[1]): Promise<StaffMember> => {
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
 * The old code, all passkeys and all recovery codes stop working immediately, even where they’re in use. People who issue a code to themselves stay signed in only in this browser, where the new code is shown.
 *
 * For staff: owner.
 * @summary Issue a new code to a staff member.
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
 * For a new phone, or for when codes from new devices are locked out because someone is guessing them. The link works even then, for 24 hours. The person’s code doesn’t change.
 *
 * For staff: owner.
 * @summary Create a one-time link that opens the staff area for a staff member.
 */
export const issueSignInLink = async (id: string, options?: Parameters<typeof request>[1]): Promise<IssuedSignInLink> => {
  return request<IssuedSignInLink>(getIssueSignInLinkUrl(id), {
    ...options,
    method: 'POST',
  })
}
