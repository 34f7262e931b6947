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
 * `statements` are the consent texts to show. Send their version back with a choice.
 *
 * For the signed-in member.
 * @summary Get the member’s marketing preferences and consent history.
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
 * @summary Get the member’s marketing preferences and consent history.
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
 * The choice is added to the history, which is never changed; repeating a choice adds nothing. Opting in to SMS requires a number that can receive texts, and takes effect once the code sent to it is confirmed.
 *
 * For the signed-in member.
 * @summary Opt in to or out of a channel.
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
 * The opt-in is added to the history, with the consent text and where it was given.
 *
 * For the signed-in member.
 * @summary Confirm the number for text messages with the code that was sent to it.
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
 * The token identifies one member, but the response contains no name or address.
 *
 * Public.
 * @summary Get the email preferences through the link in an email, without signing in.
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
 * @summary Get the email preferences through the link in an email, without signing in.
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
 * Opening the link changes nothing. It can also undo an unsubscription. The history records that the link was used.
 *
 * Public.
 * @summary Set the email preferences through the link in an email.
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
 * Opening a link never unsubscribes anyone (RFC 8058). The token isn’t checked until the button on the page is pressed.
 *
 * Public.
 * @summary Redirect to the unsubscribe page.
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
 * @summary Redirect to the unsubscribe page.
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
 * Used by the button on the page and by the one-click unsubscribe of email clients (RFC 8058). The link never expires, and repeating the call changes nothing. Email clients send a form; the page sends no body.
 *
 * Public.
 * @summary Unsubscribe from marketing emails.
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
 * The same texts in the same version as on the preferences page.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the consent texts that staff read to a patient at the front desk.
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
 * @summary Get the consent texts that staff read to a patient at the front desk.
 */

export function useReadConsentWords<TData = Awaited<ReturnType<typeof readConsentWords>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readConsentWords>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadConsentWordsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
