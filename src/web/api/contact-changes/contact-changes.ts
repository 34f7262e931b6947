import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, ChangeSignInAddressBody, ConfirmContactChangeBody, ContactChange, Done, HeadersTooLargeResponse, NoEncodingAcceptedResponse, OwnContact, Problem, StartContactChangeBody } from '../schemas'

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

export const getListOwnContactsUrl = () => {
  return `/api/user/contacts`
}

/**
 * Empty if the member has none.
 *
 * For the signed-in member.
 * @summary List the member’s email addresses and phone numbers.
 */
export const listOwnContacts = async (options?: Parameters<typeof request>[1]): Promise<OwnContact[]> => {
  return request<OwnContact[]>(getListOwnContactsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListOwnContactsQueryKey = () => {
  return [`/api/user/contacts`] as const
}

export const getListOwnContactsQueryOptions = <TData = Awaited<ReturnType<typeof listOwnContacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnContacts>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListOwnContactsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnContacts>>> = ({ signal }) => listOwnContacts({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listOwnContacts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOwnContactsQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnContacts>>>
export type ListOwnContactsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListOwnContacts<TData = Awaited<ReturnType<typeof listOwnContacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnContacts>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listOwnContacts>>, TError, Awaited<ReturnType<typeof listOwnContacts>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnContacts<TData = Awaited<ReturnType<typeof listOwnContacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnContacts>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listOwnContacts>>, TError, Awaited<ReturnType<typeof listOwnContacts>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnContacts<TData = Awaited<ReturnType<typeof listOwnContacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnContacts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member’s email addresses and phone numbers.
 */

export function useListOwnContacts<TData = Awaited<ReturnType<typeof listOwnContacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnContacts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOwnContactsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getStartContactChangeUrl = () => {
  return `/api/user/contacts/change`
}

/**
 * Sends a code to the new contact, and one to the old contact. No code is sent to a contact that another member has, but the response is the same. Starting again makes earlier codes invalid.
 *
 * For the signed-in member.
 * @summary Start changing or adding an email address or phone number.
 */
export const startContactChange = async (startContactChangeBody: StartContactChangeBody, options?: Parameters<typeof request>[1]): Promise<ContactChange> => {
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
  return request<ContactChange>(getStartContactChangeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startContactChangeBody),
  })
}

export const getConfirmContactChangeUrl = () => {
  return `/api/user/contacts/confirm`
}

/**
 * The change takes effect once both codes are right, within 15 minutes and five attempts. From then on, the member signs in with the new email address, and the old address is notified.
 *
 * For the signed-in member.
 * @summary Confirm the change with the codes that were sent.
 */
export const confirmContactChange = async (confirmContactChangeBody: ConfirmContactChangeBody, options?: Parameters<typeof request>[1]): Promise<OwnContact[]> => {
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
  return request<OwnContact[]>(getConfirmContactChangeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmContactChangeBody),
  })
}

export const getChangeSignInAddressUrl = (id: string) => {
  return `/api/admin/patients/${id}/sign-in-address`
}

/**
 * For a patient who is at the desk and lost access to the old address, or has none to sign in with. An email goes to the old address. The new one is confirmed once the patient uses a code or link sent to it.
 *
 * For staff: owner, manager.
 * @summary Change the address that a patient signs in with.
 */
export const changeSignInAddress = async (id: string, changeSignInAddressBody: ChangeSignInAddressBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getChangeSignInAddressUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeSignInAddressBody),
  })
}
