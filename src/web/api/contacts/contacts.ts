import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AddContactBody, AnyOtherResponse, Contact, EnrollPatientAnswer, EnrollPatientBody, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Problem, RemoveContactBody } from '../schemas'

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

export const getEnrollPatientUrl = () => {
  return `/api/admin/patients`
}

/**
 * Only a first name is required, and points count right away. The member has no password; with an email address of their own, they can set one through “Forgot password”. A phone number or email address that another patient has is refused, unless `sharesContacts` confirms that they share it. A placeholder such as `noemail@…` counts as no address. Consent to texts counts once the patient confirms the number; `message` says whether that is still pending.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Enroll a patient at the front desk.
 */
export const enrollPatient = async (enrollPatientBody: EnrollPatientBody, options?: Parameters<typeof request>[1]): Promise<EnrollPatientAnswer> => {
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
  return request<EnrollPatientAnswer>(getEnrollPatientUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(enrollPatientBody),
  })
}

export const getListContactsUrl = (id: string) => {
  return `/api/admin/patients/${id}/contacts`
}

/**
 * Empty if the patient has none.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List a patient’s email addresses and phone numbers.
 */
export const listContacts = async (id: string, options?: Parameters<typeof request>[1]): Promise<Contact[]> => {
  return request<Contact[]>(getListContactsUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getListContactsQueryKey = (id: string) => {
  return [`/api/admin/patients/${id}/contacts`] as const
}

export const getListContactsQueryOptions = <TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListContactsQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listContacts>>> = ({ signal }) => listContacts(id, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListContactsQueryResult = NonNullable<Awaited<ReturnType<typeof listContacts>>>
export type ListContactsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListContacts<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listContacts>>, TError, Awaited<ReturnType<typeof listContacts>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContacts<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listContacts>>, TError, Awaited<ReturnType<typeof listContacts>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContacts<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a patient’s email addresses and phone numbers.
 */

export function useListContacts<TData = Awaited<ReturnType<typeof listContacts>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContacts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListContactsQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAddContactUrl = (id: string) => {
  return `/api/admin/patients/${id}/contacts`
}

/**
 * The patient’s first unshared email address becomes the one to sign in with. If the patient already has another way to sign in, such as a passkey, only `changeSignInAddress` does that.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Add a phone number or email address to a patient.
 */
export const addContact = async (id: string, addContactBody?: AddContactBody, options?: Parameters<typeof request>[1]): Promise<Contact[]> => {
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
  return request<Contact[]>(getAddContactUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addContactBody),
  })
}

export const getRemoveContactUrl = (id: string) => {
  return `/api/admin/patients/${id}/contacts/remove`
}

/**
 * The email address that the patient signs in with can’t be removed.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Remove a phone number or email address from a patient.
 */
export const removeContact = async (id: string, removeContactBody: RemoveContactBody, options?: Parameters<typeof request>[1]): Promise<Contact[]> => {
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
  return request<Contact[]>(getRemoveContactUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(removeContactBody),
  })
}
