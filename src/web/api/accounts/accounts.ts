import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type {
  AddedWaysIn,
  AnyOtherResponse,
  ChooseFirstPasswordBody,
  Done,
  FillBirthdayBody,
  ForgotPasswordBody,
  HeadersTooLargeResponse,
  LinkAskedFor,
  ListAddedWaysInBody,
  NoEncodingAcceptedResponse,
  OtherDevices,
  PasswordState,
  Problem,
  RegisterBody,
  ResetPasswordBody,
  SignInBody,
  SignedOutElsewhere,
  User,
} from '../schemas'

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

export const getCurrentUserUrl = () => {
  return `/api/auth/user`
}

/**
 * Balance, tier, progress and the next reward come ready to show. Ends in 401 when the account was removed.
 *
 * For the signed-in member.
 * @summary The signed-in member.
 */
export const currentUser = async (options?: Parameters<typeof request>[1]): Promise<User> => {
  return request<User>(getCurrentUserUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getCurrentUserQueryKey = () => {
  return [`/api/auth/user`] as const
}

export const getCurrentUserQueryOptions = <TData = Awaited<ReturnType<typeof currentUser>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCurrentUserQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof currentUser>>> = ({ signal }) => currentUser({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CurrentUserQueryResult = NonNullable<Awaited<ReturnType<typeof currentUser>>>
export type CurrentUserQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useCurrentUser<TData = Awaited<ReturnType<typeof currentUser>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof currentUser>>, TError, Awaited<ReturnType<typeof currentUser>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCurrentUser<TData = Awaited<ReturnType<typeof currentUser>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof currentUser>>, TError, Awaited<ReturnType<typeof currentUser>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCurrentUser<TData = Awaited<ReturnType<typeof currentUser>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in member.
 */

export function useCurrentUser<TData = Awaited<ReturnType<typeof currentUser>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof currentUser>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCurrentUserQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getFollowMemberUrl = () => {
  return `/api/user/live`
}

/**
 * Server-sent events. `changed` carries no data: points, notifications, requests or the profile are worth asking for again, also once after each opening. Ends with the session and when the server stops.
 *
 * For the signed-in member.
 * @summary Says when something of the member’s has changed, while it is open.
 */
export const followMember = async (options?: Parameters<typeof request>[1]): Promise<string> => {
  return request<string>(getFollowMemberUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getFollowMemberQueryKey = () => {
  return [`/api/user/live`] as const
}

export const getFollowMemberQueryOptions = <TData = Awaited<ReturnType<typeof followMember>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof followMember>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getFollowMemberQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof followMember>>> = ({ signal }) => followMember({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof followMember>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FollowMemberQueryResult = NonNullable<Awaited<ReturnType<typeof followMember>>>
export type FollowMemberQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useFollowMember<TData = Awaited<ReturnType<typeof followMember>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof followMember>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof followMember>>, TError, Awaited<ReturnType<typeof followMember>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFollowMember<TData = Awaited<ReturnType<typeof followMember>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof followMember>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof followMember>>, TError, Awaited<ReturnType<typeof followMember>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFollowMember<TData = Awaited<ReturnType<typeof followMember>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof followMember>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Says when something of the member’s has changed, while it is open.
 */

export function useFollowMember<TData = Awaited<ReturnType<typeof followMember>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof followMember>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFollowMemberQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getRegisterUrl = () => {
  return `/api/auth/register`
}

/**
 * The e-mail address is compared without regard to case. `firstName` and `lastName` win over `name`, whose first word is the first name otherwise. Sets the session cookie.
 *
 * For everybody.
 * @summary Join the VIP program and be signed in.
 */
export const register = async (registerBody: RegisterBody, options?: Parameters<typeof request>[1]): Promise<User> => {
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
  return request<User>(getRegisterUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerBody),
  })
}

export const getSignInUrl = () => {
  return `/api/auth/login`
}

/**
 * Sets the session cookie, with a new session id. An account of the staff opens the staff area as well. After 8 wrong passwords for one e-mail address within a quarter of an hour, no more of them are looked at; a browser where that account signed in before has 8 of its own. The member is told by mail, once a day at most, and of each browser that is new to the account.
 *
 * For everybody.
 * @summary Sign in with e-mail and password.
 */
export const signIn = async (signInBody: SignInBody, options?: Parameters<typeof request>[1]): Promise<User> => {
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
  return request<User>(getSignInUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signInBody),
  })
}

export const getHasPasswordUrl = () => {
  return `/api/user/password`
}

/**
 * A member whom staff enrolled or imported signs in by codes until they choose one.
 *
 * For the signed-in member.
 * @summary Whether the member has a password.
 */
export const hasPassword = async (options?: Parameters<typeof request>[1]): Promise<PasswordState> => {
  return request<PasswordState>(getHasPasswordUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getHasPasswordQueryKey = () => {
  return [`/api/user/password`] as const
}

export const getHasPasswordQueryOptions = <TData = Awaited<ReturnType<typeof hasPassword>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof hasPassword>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getHasPasswordQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof hasPassword>>> = ({ signal }) => hasPassword({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof hasPassword>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type HasPasswordQueryResult = NonNullable<Awaited<ReturnType<typeof hasPassword>>>
export type HasPasswordQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useHasPassword<TData = Awaited<ReturnType<typeof hasPassword>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof hasPassword>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof hasPassword>>, TError, Awaited<ReturnType<typeof hasPassword>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHasPassword<TData = Awaited<ReturnType<typeof hasPassword>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof hasPassword>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof hasPassword>>, TError, Awaited<ReturnType<typeof hasPassword>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHasPassword<TData = Awaited<ReturnType<typeof hasPassword>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof hasPassword>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the member has a password.
 */

export function useHasPassword<TData = Awaited<ReturnType<typeof hasPassword>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof hasPassword>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getHasPasswordQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getChooseFirstPasswordUrl = () => {
  return `/api/user/password`
}

/**
 * The session stays, and codes still work. The member is told by mail where there is an address.
 *
 * For the signed-in member.
 * @summary Choose a password for a member who has none.
 */
export const chooseFirstPassword = async (chooseFirstPasswordBody: ChooseFirstPasswordBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getChooseFirstPasswordUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chooseFirstPasswordBody),
  })
}

export const getFillBirthdayUrl = () => {
  return `/api/user/birthday`
}

/**
 * One that is known stays: staff change it.
 *
 * For the signed-in member.
 * @summary Tell the clinic the member’s birthday where none is known.
 */
export const fillBirthday = async (fillBirthdayBody: FillBirthdayBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getFillBirthdayUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(fillBirthdayBody),
  })
}

export const getCountOtherDevicesUrl = () => {
  return `/api/auth/other-devices`
}

/**
 * Browsers in which nobody signed out and whose month is not over.
 *
 * For the signed-in member.
 * @summary On how many other devices the member is signed in.
 */
export const countOtherDevices = async (options?: Parameters<typeof request>[1]): Promise<OtherDevices> => {
  return request<OtherDevices>(getCountOtherDevicesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getCountOtherDevicesQueryKey = () => {
  return [`/api/auth/other-devices`] as const
}

export const getCountOtherDevicesQueryOptions = <TData = Awaited<ReturnType<typeof countOtherDevices>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countOtherDevices>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCountOtherDevicesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof countOtherDevices>>> = ({ signal }) => countOtherDevices({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof countOtherDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountOtherDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof countOtherDevices>>>
export type CountOtherDevicesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useCountOtherDevices<TData = Awaited<ReturnType<typeof countOtherDevices>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof countOtherDevices>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof countOtherDevices>>, TError, Awaited<ReturnType<typeof countOtherDevices>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountOtherDevices<TData = Awaited<ReturnType<typeof countOtherDevices>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countOtherDevices>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof countOtherDevices>>, TError, Awaited<ReturnType<typeof countOtherDevices>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountOtherDevices<TData = Awaited<ReturnType<typeof countOtherDevices>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countOtherDevices>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary On how many other devices the member is signed in.
 */

export function useCountOtherDevices<TData = Awaited<ReturnType<typeof countOtherDevices>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countOtherDevices>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCountOtherDevicesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSignOutElsewhereUrl = () => {
  return `/api/auth/other-devices/logout`
}

/**
 * Requests of those that are under way still end; none brings its session back.
 *
 * For the signed-in member.
 * @summary Sign the member out everywhere but here.
 */
export const signOutElsewhere = async (options?: Parameters<typeof request>[1]): Promise<SignedOutElsewhere> => {
  return request<SignedOutElsewhere>(getSignOutElsewhereUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getSignOutUrl = () => {
  return `/api/auth/logout`
}

/**
 * Member and staff alike, in this browser only. Without a session it does nothing.
 *
 * For everybody.
 * @summary End the session.
 */
export const signOut = async (options?: Parameters<typeof request>[1]): Promise<Done> => {
  return request<Done>(getSignOutUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getForgotPasswordUrl = () => {
  return `/api/forgot-password`
}

/**
 * The same answer in the same time whether somebody has the address or nobody.
 *
 * For everybody.
 * @summary Ask for a link to choose a new password.
 */
export const forgotPassword = async (forgotPasswordBody: ForgotPasswordBody, options?: Parameters<typeof request>[1]): Promise<LinkAskedFor> => {
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
  return request<LinkAskedFor>(getForgotPasswordUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(forgotPasswordBody),
  })
}

export const getListAddedWaysInUrl = () => {
  return `/api/reset-password/ways-in`
}

/**
 * Passkeys and recovery codes that were added since the member last used such a link. A reset ends them: whoever knew the password before may have added them. The link stays good.
 *
 * For everybody.
 * @summary What lets into the account beside its password, for whoever has the token of a mailed link.
 */
export const listAddedWaysIn = async (listAddedWaysInBody: ListAddedWaysInBody, options?: Parameters<typeof request>[1]): Promise<AddedWaysIn> => {
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
  return request<AddedWaysIn>(getListAddedWaysInUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(listAddedWaysInBody),
  })
}

export const getResetPasswordUrl = () => {
  return `/api/reset-password`
}

/**
 * A token counts once. Every session of the member ends, and so does what `listAddedWaysIn` lists, except what is kept. The member is told by mail; this browser stays signed in where it was.
 *
 * For everybody.
 * @summary Choose a new password with the token of a mailed link.
 */
export const resetPassword = async (resetPasswordBody: ResetPasswordBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getResetPasswordUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetPasswordBody),
  })
}
