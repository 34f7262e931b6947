import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, ChooseMailPreferenceBody, ChoosePreferenceBody, ConfirmNumberBody, ConsentWords, Done, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Preferences, Problem, UnsubscribeMailBodyOne, UnsubscribeMailBodyTwo } from '../schemas'

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

export const getReadPreferencesUrl = () => {
  return `/api/preferences`
}

/**
 * The statements are the words to show, with their version, which goes back with a choice.
 *
 * For the signed-in member.
 * @summary How the member may be reached with offers and news, and every decision about it.
 */
export const readPreferences = async (options?: Parameters<typeof request>[1]): Promise<Preferences> => {
  return request<Preferences>(getReadPreferencesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadPreferencesQueryKey = () => {
  return [`/api/preferences`] as const
}

export const getReadPreferencesQueryOptions = <TData = Awaited<ReturnType<typeof readPreferences>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadPreferencesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readPreferences>>> = ({ signal }) => readPreferences({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPreferencesQueryResult = NonNullable<Awaited<ReturnType<typeof readPreferences>>>
export type ReadPreferencesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadPreferences<TData = Awaited<ReturnType<typeof readPreferences>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readPreferences>>, TError, Awaited<ReturnType<typeof readPreferences>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPreferences<TData = Awaited<ReturnType<typeof readPreferences>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readPreferences>>, TError, Awaited<ReturnType<typeof readPreferences>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPreferences<TData = Awaited<ReturnType<typeof readPreferences>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the member may be reached with offers and news, and every decision about it.
 */

export function useReadPreferences<TData = Awaited<ReturnType<typeof readPreferences>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPreferences>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadPreferencesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getChoosePreferenceUrl = () => {
  return `/api/preferences`
}

/**
 * A yes to SMS needs a number that can be texted, and counts once the code that is texted there was sent back. Nothing in the history is ever changed; the same choice twice is one entry.
 *
 * For the signed-in member.
 * @summary Decide about one channel; the decision is added to the history.
 */
export const choosePreference = async (choosePreferenceBody: ChoosePreferenceBody, options?: Parameters<typeof request>[1]): Promise<Preferences> => {
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
  return request<Preferences>(getChoosePreferenceUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(choosePreferenceBody),
  })
}

export const getConfirmNumberUrl = () => {
  return `/api/preferences/confirm-number`
}

/**
 * The yes is added to the history with the words and the place where it was given.
 *
 * For the signed-in member.
 * @summary Confirm the number for text messages with the code that was texted there.
 */
export const confirmNumber = async (confirmNumberBody: ConfirmNumberBody, options?: Parameters<typeof request>[1]): Promise<Preferences> => {
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
  return request<Preferences>(getConfirmNumberUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmNumberBody),
  })
}

export const getReadMailPreferenceUrl = (token: string) => {
  return `/api/preferences/${token}`
}

/**
 * The token stands for one member and shows no name and no address.
 *
 * For everybody.
 * @summary The e-mail part of the preferences, by the link of a mail, without signing in.
 */
export const readMailPreference = async (token: string, options?: Parameters<typeof request>[1]): Promise<Preferences> => {
  return request<Preferences>(getReadMailPreferenceUrl(token), {
    ...options,
    method: 'GET',
  })
}

export const getReadMailPreferenceQueryKey = (token: string) => {
  return [`/api/preferences/${token}`] as const
}

export const getReadMailPreferenceQueryOptions = <TData = Awaited<ReturnType<typeof readMailPreference>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readMailPreference>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadMailPreferenceQueryKey(token)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readMailPreference>>> = ({ signal }) => readMailPreference(token, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readMailPreference>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadMailPreferenceQueryResult = NonNullable<Awaited<ReturnType<typeof readMailPreference>>>
export type ReadMailPreferenceQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadMailPreference<TData = Awaited<ReturnType<typeof readMailPreference>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readMailPreference>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readMailPreference>>, TError, Awaited<ReturnType<typeof readMailPreference>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadMailPreference<TData = Awaited<ReturnType<typeof readMailPreference>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readMailPreference>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readMailPreference>>, TError, Awaited<ReturnType<typeof readMailPreference>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadMailPreference<TData = Awaited<ReturnType<typeof readMailPreference>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readMailPreference>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The e-mail part of the preferences, by the link of a mail, without signing in.
 */

export function useReadMailPreference<TData = Awaited<ReturnType<typeof readMailPreference>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readMailPreference>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadMailPreferenceQueryOptions(token, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getChooseMailPreferenceUrl = (token: string) => {
  return `/api/preferences/${token}`
}

/**
 * It can take back an unsubscription as well. The history says that the link was used.
 *
 * For everybody.
 * @summary Decide about e-mail by the link of a mail; opening the link decides nothing.
 */
export const chooseMailPreference = async (token: string, chooseMailPreferenceBody: ChooseMailPreferenceBody, options?: Parameters<typeof request>[1]): Promise<Preferences> => {
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
  return request<Preferences>(getChooseMailPreferenceUrl(token), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chooseMailPreferenceBody),
  })
}

export const getOpenUnsubscribeUrl = (token: string) => {
  return `/api/unsubscribe/${token}`
}

/**
 * The token is not looked at: the page asks when its button is pressed.
 *
 * For everybody.
 * @summary Leads to the page with the button: opening a link never ends anything (RFC 8058).
 */
export const openUnsubscribe = async (token: string, options?: Parameters<typeof request>[1]): Promise<AnyOtherResponse> => {
  return request<AnyOtherResponse>(getOpenUnsubscribeUrl(token), {
    ...options,
    method: 'GET',
  })
}

export const getOpenUnsubscribeQueryKey = (token: string) => {
  return [`/api/unsubscribe/${token}`] as const
}

export const getOpenUnsubscribeQueryOptions = <TData = Awaited<ReturnType<typeof openUnsubscribe>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof openUnsubscribe>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getOpenUnsubscribeQueryKey(token)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof openUnsubscribe>>> = ({ signal }) => openUnsubscribe(token, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: token !== null && token !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof openUnsubscribe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OpenUnsubscribeQueryResult = NonNullable<Awaited<ReturnType<typeof openUnsubscribe>>>
export type OpenUnsubscribeQueryError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useOpenUnsubscribe<TData = Awaited<ReturnType<typeof openUnsubscribe>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof openUnsubscribe>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof openUnsubscribe>>, TError, Awaited<ReturnType<typeof openUnsubscribe>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOpenUnsubscribe<TData = Awaited<ReturnType<typeof openUnsubscribe>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof openUnsubscribe>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof openUnsubscribe>>, TError, Awaited<ReturnType<typeof openUnsubscribe>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOpenUnsubscribe<TData = Awaited<ReturnType<typeof openUnsubscribe>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof openUnsubscribe>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Leads to the page with the button: opening a link never ends anything (RFC 8058).
 */

export function useOpenUnsubscribe<TData = Awaited<ReturnType<typeof openUnsubscribe>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  token: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof openUnsubscribe>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getOpenUnsubscribeQueryOptions(token, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getUnsubscribeMailUrl = (token: string) => {
  return `/api/unsubscribe/${token}`
}

/**
 * The link stays good for ever, and a second click changes nothing. Comes from mail programs as a form, or from the page without a body.
 *
 * For everybody.
 * @summary End marketing mail: the page’s button, and the one click of mail programs (RFC 8058).
 */
export const unsubscribeMail = async (token: string, unsubscribeMailBody?: UnsubscribeMailBodyOne | UnsubscribeMailBodyTwo, options?: Parameters<typeof request>[1]): Promise<Done> => {
  return request<Done>(getUnsubscribeMailUrl(token), {
    ...options,
    method: 'POST',
    body: JSON.stringify(unsubscribeMailBody),
  })
}

export const getReadConsentWordsUrl = () => {
  return `/api/admin/consent-words`
}

/**
 * The same words, and the same version, as on the preferences page.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary What staff read to a patient who agrees to messages at the front desk.
 */
export const readConsentWords = async (options?: Parameters<typeof request>[1]): Promise<ConsentWords> => {
  return request<ConsentWords>(getReadConsentWordsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadConsentWordsQueryKey = () => {
  return [`/api/admin/consent-words`] as const
}

export const getReadConsentWordsQueryOptions = <TData = Awaited<ReturnType<typeof readConsentWords>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readConsentWords>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadConsentWordsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readConsentWords>>> = ({ signal }) => readConsentWords({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readConsentWords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadConsentWordsQueryResult = NonNullable<Awaited<ReturnType<typeof readConsentWords>>>
export type ReadConsentWordsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadConsentWords<TData = Awaited<ReturnType<typeof readConsentWords>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readConsentWords>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readConsentWords>>, TError, Awaited<ReturnType<typeof readConsentWords>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadConsentWords<TData = Awaited<ReturnType<typeof readConsentWords>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readConsentWords>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readConsentWords>>, TError, Awaited<ReturnType<typeof readConsentWords>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadConsentWords<TData = Awaited<ReturnType<typeof readConsentWords>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readConsentWords>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What staff read to a patient who agrees to messages at the front desk.
 */

export function useReadConsentWords<TData = Awaited<ReturnType<typeof readConsentWords>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readConsentWords>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadConsentWordsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
