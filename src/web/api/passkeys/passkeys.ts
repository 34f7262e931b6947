import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AddOwnPasskeyBody, AddPasskeyBody, AnyOtherResponse, Done, EnteredByPasskey, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Passkey, PasskeyCreation, PasskeyRequest, Problem, ProveByPasskeyBody, RenameOwnPasskeyBody, RenamePasskeyBody, SignInByPasskeyBody } from '../schemas'

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

export const getListPasskeysUrl = () => {
  return `/api/user/passkeys`
}

/**
 * Includes each passkey’s name and when it was last used.
 *
 * For the signed-in member.
 * @summary List the member’s passkeys, newest first.
 */
export const listPasskeys = async (options?: Parameters<typeof request>[1]): Promise<Passkey[]> => {
  return request<Passkey[]>(getListPasskeysUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListPasskeysQueryKey = () => {
  return [`/api/user/passkeys`] as const
}

export const getListPasskeysQueryOptions = <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPasskeysQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasskeys>>> = ({ signal }) => listPasskeys({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPasskeysQueryResult = NonNullable<Awaited<ReturnType<typeof listPasskeys>>>
export type ListPasskeysQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, Awaited<ReturnType<typeof listPasskeys>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, Awaited<ReturnType<typeof listPasskeys>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member’s passkeys, newest first.
 */

export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPasskeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAddPasskeyUrl = () => {
  return `/api/user/passkeys`
}

/**
 * No attestation is requested. Members are told by email. At most ten passkeys per person.
 *
 * For the signed-in member.
 * @summary Add a passkey for the member.
 */
export const addPasskey = async (addPasskeyBody: AddPasskeyBody, options?: Parameters<typeof request>[1]): Promise<Passkey> => {
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
  return request<Passkey>(getAddPasskeyUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addPasskeyBody),
  })
}

export const getBeginPasskeyUrl = () => {
  return `/api/user/passkeys/options`
}

/**
 * For `navigator.credentials.create`: a discoverable credential with user verification. The new passkey is accepted once, from this browser, within five minutes.
 *
 * For the signed-in member.
 * @summary Get the options to create a passkey for the member.
 */
export const beginPasskey = async (options?: Parameters<typeof request>[1]): Promise<PasskeyCreation> => {
  return request<PasskeyCreation>(getBeginPasskeyUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getRenamePasskeyUrl = (id: string) => {
  return `/api/user/passkeys/${id}`
}

/**
 * The name is shown only in the member’s own list.
 *
 * For the signed-in member.
 * @summary Rename one of the member’s passkeys.
 */
export const renamePasskey = async (id: string, renamePasskeyBody: RenamePasskeyBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getRenamePasskeyUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(renamePasskeyBody),
  })
}

export const getRemovePasskeyUrl = (id: string) => {
  return `/api/user/passkeys/${id}`
}

/**
 * Sessions that it opened stay open, and the password still works.
 *
 * For the signed-in member.
 * @summary Remove one of the member’s passkeys.
 */
export const removePasskey = async (id: string, options?: Parameters<typeof request>[1]): Promise<Done> => {
  return request<Done>(getRemovePasskeyUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

export const getListOwnPasskeysUrl = () => {
  return `/api/admin/own-passkeys`
}

/**
 * For a staff account, these are the same as the member’s passkeys.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List the signed-in staff member’s passkeys, newest first.
 */
export const listOwnPasskeys = async (options?: Parameters<typeof request>[1]): Promise<Passkey[]> => {
  return request<Passkey[]>(getListOwnPasskeysUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListOwnPasskeysQueryKey = () => {
  return [`/api/admin/own-passkeys`] as const
}

export const getListOwnPasskeysQueryOptions = <TData = Awaited<ReturnType<typeof listOwnPasskeys>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPasskeys>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListOwnPasskeysQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnPasskeys>>> = ({ signal }) => listOwnPasskeys({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listOwnPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOwnPasskeysQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnPasskeys>>>
export type ListOwnPasskeysQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListOwnPasskeys<TData = Awaited<ReturnType<typeof listOwnPasskeys>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPasskeys>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listOwnPasskeys>>, TError, Awaited<ReturnType<typeof listOwnPasskeys>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnPasskeys<TData = Awaited<ReturnType<typeof listOwnPasskeys>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPasskeys>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listOwnPasskeys>>, TError, Awaited<ReturnType<typeof listOwnPasskeys>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnPasskeys<TData = Awaited<ReturnType<typeof listOwnPasskeys>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPasskeys>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the signed-in staff member’s passkeys, newest first.
 */

export function useListOwnPasskeys<TData = Awaited<ReturnType<typeof listOwnPasskeys>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnPasskeys>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOwnPasskeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAddOwnPasskeyUrl = () => {
  return `/api/admin/own-passkeys`
}

/**
 * From now on, it opens the staff area, in addition to the code. No attestation is requested. Members are told by email. At most ten passkeys per person.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Add a passkey for the signed-in staff member.
 */
export const addOwnPasskey = async (addOwnPasskeyBody: AddOwnPasskeyBody, options?: Parameters<typeof request>[1]): Promise<Passkey> => {
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
  return request<Passkey>(getAddOwnPasskeyUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addOwnPasskeyBody),
  })
}

export const getBeginOwnPasskeyUrl = () => {
  return `/api/admin/own-passkeys/options`
}

/**
 * For `navigator.credentials.create`: a discoverable credential with user verification. The new passkey is accepted once, from this browser, within five minutes.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the options to create a passkey for the signed-in staff member.
 */
export const beginOwnPasskey = async (options?: Parameters<typeof request>[1]): Promise<PasskeyCreation> => {
  return request<PasskeyCreation>(getBeginOwnPasskeyUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getRenameOwnPasskeyUrl = (id: string) => {
  return `/api/admin/own-passkeys/${id}`
}

/**
 * The name is shown only in your own list.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Rename one of your own staff passkeys.
 */
export const renameOwnPasskey = async (id: string, renameOwnPasskeyBody: RenameOwnPasskeyBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getRenameOwnPasskeyUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(renameOwnPasskeyBody),
  })
}

export const getRemoveOwnPasskeyUrl = (id: string) => {
  return `/api/admin/own-passkeys/${id}`
}

/**
 * A staff area that it opened stays open until it locks, and the code still works.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Remove one of your own staff passkeys.
 */
export const removeOwnPasskey = async (id: string, options?: Parameters<typeof request>[1]): Promise<Done> => {
  return request<Done>(getRemoveOwnPasskeyUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

export const getOfferPasskeyUrl = () => {
  return `/api/auth/passkey/options`
}

/**
 * For `navigator.credentials.get`. The options don’t name a person; the passkey identifies its owner. The signed challenge is accepted once, from this browser, within five minutes.
 *
 * Public.
 * @summary Get the options to sign in with a passkey.
 */
export const offerPasskey = async (options?: Parameters<typeof request>[1]): Promise<PasskeyRequest> => {
  return request<PasskeyRequest>(getOfferPasskeyUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getSignInByPasskeyUrl = () => {
  return `/api/auth/passkey`
}

/**
 * A member’s passkey signs the member in and, for a staff account, also opens the staff area. The passkey of a person with a staff code opens the staff area. Sets the session cookie with a new session ID. If a passkey’s signature counter goes backward, it was copied: it stops working, its owner is told by email, and for staff the audit log records it.
 *
 * Public.
 * @summary Sign in or open the staff area with a passkey.
 */
export const signInByPasskey = async (signInByPasskeyBody: SignInByPasskeyBody, options?: Parameters<typeof request>[1]): Promise<EnteredByPasskey> => {
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
  return request<EnteredByPasskey>(getSignInByPasskeyUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signInByPasskeyBody),
  })
}

export const getOfferProofUrl = () => {
  return `/api/admin/proof/passkey/options`
}

/**
 * For `navigator.credentials.get`. The signed challenge is accepted once, from this browser and this person, within five minutes. It doesn’t sign anyone in, and a challenge signed to sign in isn’t accepted here.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the options to reauthenticate staff with a passkey.
 */
export const offerProof = async (options?: Parameters<typeof request>[1]): Promise<PasskeyRequest> => {
  return request<PasskeyRequest>(getOfferProofUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getProveByPasskeyUrl = () => {
  return `/api/admin/proof/passkey`
}

/**
 * For a few minutes, actions that were refused with `step-up-needed` are allowed. The passkey must belong to the person who has the staff area open, and must have signed the challenge from `offerProof`.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Reauthenticate with your own passkey.
 */
export const proveByPasskey = async (proveByPasskeyBody: ProveByPasskeyBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getProveByPasskeyUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(proveByPasskeyBody),
  })
}
