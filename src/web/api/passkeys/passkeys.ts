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
 * What each is called, and when it signed somebody in last.
 *
 * For the signed-in member.
 * @summary The member’s passkeys, the latest first.
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
 * @summary The member’s passkeys, the latest first.
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
 * Its attestation is not asked for. A member is told by mail. Ten at the most.
 *
 * For the signed-in member.
 * @summary Keep the passkey that the member’s browser made.
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
 * For `navigator.credentials.create`: discoverable, with whoever makes it verified. What is made of it is taken once, from this browser, within five minutes.
 *
 * For the signed-in member.
 * @summary What the member’s browser needs to make a passkey.
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
 * The name is for the member’s own list.
 *
 * For the signed-in member.
 * @summary Call a passkey of the member’s something else.
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
 * Whoever is signed in by it stays so; the password stays, too.
 *
 * For the signed-in member.
 * @summary Have a passkey of the member’s open nothing any more.
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
 * Of a staff account they are the same as the member’s.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary The passkeys of whoever has the staff area open, the latest first.
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
 * @summary The passkeys of whoever has the staff area open, the latest first.
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
 * It opens the staff area from now on, beside the code. Its attestation is not asked for. A member is told by mail. Ten at the most.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Keep the passkey that the browser of somebody on the staff made.
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
 * For `navigator.credentials.create`: discoverable, with whoever makes it verified. What is made of it is taken once, from this browser, within five minutes.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary What the browser of somebody on the staff needs to make a passkey.
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
 * The name is for one’s own list.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Call a passkey of one’s own something else.
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
 * What it opened stays open until it is locked; the code stays.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Have a passkey of one’s own open nothing any more.
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
 * For `navigator.credentials.get`. It names nobody: the passkey says who it is. What is signed is taken once, from this browser, within five minutes.
 *
 * For everybody.
 * @summary What a browser needs to sign somebody in by a passkey.
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
 * A member’s signs the member in, and opens the staff area for an account of the staff; that of a person with a staff code opens the staff area. Sets the session cookie, with a new session id. One that counted backwards was copied: it opens nothing from then on, its owner is told by mail, and the audit log says so for staff.
 *
 * For everybody.
 * @summary Sign in, or open the staff area, with what a passkey signed.
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
 * For `navigator.credentials.get`. What is signed is taken once, from this browser and this person, within five minutes; it signs nobody in, and what was signed to sign in is no proof.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary What a browser needs to show once more, by a passkey, who has the staff area open.
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
 * What was refused with `step-up-needed` is then done for a few minutes. It has to be a passkey of whoever has the staff area open, and what `offerProof` asked for.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Show once more who one is, with what one’s passkey signed.
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
