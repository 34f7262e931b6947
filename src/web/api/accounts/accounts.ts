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
 * Includes balance, tier, progress and next reward, ready to display. Returns 401 if the account has been deleted.
 *
 * For the signed-in member.
 * @summary Get the signed-in member.
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
 * @summary Get the signed-in member.
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
 * Server-sent events. `changed` carries no data; it means that points, notifications, requests or the profile should be fetched again. It is also sent once after each connection. The stream ends with the session or when the server stops.
 *
 * For the signed-in member.
 * @summary Stream a signal whenever the member’s data changes.
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
 * @summary Stream a signal whenever the member’s data changes.
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
 * Signs the new member in and sets the session cookie. Email addresses are case-insensitive. `firstName` and `lastName` take precedence over `name`; otherwise, the first word of `name` becomes the first name.
 *
 * Public.
 * @summary Join the VIP program.
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
 * Sets the session cookie with a new session ID. A staff account opens the staff area as well. After 8 wrong passwords for one email address within 15 minutes, further attempts are refused; a browser where the account has signed in before has its own 8 attempts. The member is told by email, at most once a day, and about each browser that is new to the account.
 *
 * Public.
 * @summary Sign in with email and password.
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
 * Members whom staff enrolled or imported sign in with one-time codes until they choose a password.
 *
 * For the signed-in member.
 * @summary Find out whether the member has a password.
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
 * @summary Find out whether the member has a password.
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
 * The session stays open, and one-time codes still work. The member is told by email if there is an address.
 *
 * For the signed-in member.
 * @summary Set a password for a member who has none.
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
 * Only if none is on file; staff change an existing one.
 *
 * For the signed-in member.
 * @summary Add the member’s birthday.
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
 * Browsers where the member hasn’t signed out and the session hasn’t expired.
 *
 * For the signed-in member.
 * @summary Count the other devices where the member is signed in.
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
 * @summary Count the other devices where the member is signed in.
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
 * Requests in progress on those devices still finish, but they can’t reopen a session. Push notifications end on all devices; one that is still signed in turns them on again when the app opens.
 *
 * For the signed-in member.
 * @summary Sign out on all other devices.
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
 * Signs out both the member and staff, in this browser only. Does nothing without a session.
 *
 * Public.
 * @summary Sign out.
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
 * The response and its timing are the same whether or not the address belongs to an account.
 *
 * Public.
 * @summary Request a link to reset the password.
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
 * For anyone with the token from a reset email. Lists what was added since the member last used such a link. A reset removes these, because someone who knew the old password may have added them. The link stays valid.
 *
 * Public.
 * @summary List the passkeys and recovery codes that a password reset would remove.
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
 * A token works once. All of the member’s sessions end, and everything that `listAddedWaysIn` lists is removed unless you choose to keep it. The member is told by email. If this browser was signed in, it stays signed in.
 *
 * Public.
 * @summary Reset the password with the token from a reset email.
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
