import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, ClaimCardCount, ClaimCards, ClaimCode, ClaimCodeState, ClaimMembershipBody, CodeAskedFor, CountClaimCardsParams, HeadersTooLargeResponse, NoEncodingAcceptedResponse, PrintClaimCardsBody, Problem, RequestSignInCodeBody, SignInByCodeBody, SignedInByCode } from '../schemas'

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

export const getRequestSignInCodeUrl = () => {
  return `/api/auth/code`
}

/**
 * The response and its timing are the same whether or not the contact belongs to a member. A code is sent only if exactly one member has the contact; that member may have been enrolled or imported by staff. A newer code replaces the older one. Text messages are sent only if the clinic has set up SMS. At most five codes per hour are sent to a contact.
 *
 * Public.
 * @summary Request a six-digit sign-in code by email or text message.
 */
export const requestSignInCode = async (requestSignInCodeBody: RequestSignInCodeBody, options?: Parameters<typeof request>[1]): Promise<CodeAskedFor> => {
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
  return request<CodeAskedFor>(getRequestSignInCodeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(requestSignInCodeBody),
  })
}

export const getSignInByCodeUrl = () => {
  return `/api/auth/code/sign-in`
}

/**
 * Sets the session cookie with a new session ID. A code works once, for ten minutes and at most five attempts. It never opens the staff area. Wrong codes are counted per contact, and per IP address together with wrong passwords.
 *
 * Public.
 * @summary Sign in with a code that was sent by email or text message.
 */
export const signInByCode = async (signInByCodeBody: SignInByCodeBody, options?: Parameters<typeof request>[1]): Promise<SignedInByCode> => {
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
  return request<SignedInByCode>(getSignInByCodeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signInByCodeBody),
  })
}

export const getClaimMembershipUrl = () => {
  return `/api/auth/claim`
}

/**
 * Sets the session cookie with a new session ID. An eight-character code comes from the front desk: it works once, within two minutes, for the member it was created for. A 16-character code comes from a card. Its first letter says which answer is required: `b` for the birthday, `p` for the last four digits of the phone number, `n` for nothing. After five wrong answers, the code stops working.
 *
 * Public.
 * @summary Sign in with a code from the front desk or a printed card.
 */
export const claimMembership = async (claimMembershipBody: ClaimMembershipBody, options?: Parameters<typeof request>[1]): Promise<SignedInByCode> => {
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
  return request<SignedInByCode>(getClaimMembershipUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(claimMembershipBody),
  })
}

export const getShowClaimCodeUrl = (id: string) => {
  return `/api/admin/patients/${id}/claim-code`
}

/**
 * The code is returned only in this response. It works once, within two minutes, and replaces the previous one. Refused for patients with a password or a passkey, who sign in with that instead.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Create a code that signs a patient in on their own phone.
 */
export const showClaimCode = async (id: string, options?: Parameters<typeof request>[1]): Promise<ClaimCode> => {
  return request<ClaimCode>(getShowClaimCodeUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getReadClaimCodeUrl = (id: string) => {
  return `/api/admin/patients/${id}/claim-code`
}

/**
 * Never returns the code.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Check whether the latest code has been used.
 */
export const readClaimCode = async (id: string, options?: Parameters<typeof request>[1]): Promise<ClaimCodeState> => {
  return request<ClaimCodeState>(getReadClaimCodeUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getReadClaimCodeQueryKey = (id: string) => {
  return [`/api/admin/patients/${id}/claim-code`] as const
}

export const getReadClaimCodeQueryOptions = <TData = Awaited<ReturnType<typeof readClaimCode>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readClaimCode>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadClaimCodeQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readClaimCode>>> = ({ signal }) => readClaimCode(id, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readClaimCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadClaimCodeQueryResult = NonNullable<Awaited<ReturnType<typeof readClaimCode>>>
export type ReadClaimCodeQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadClaimCode<TData = Awaited<ReturnType<typeof readClaimCode>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readClaimCode>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readClaimCode>>, TError, Awaited<ReturnType<typeof readClaimCode>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadClaimCode<TData = Awaited<ReturnType<typeof readClaimCode>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readClaimCode>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readClaimCode>>, TError, Awaited<ReturnType<typeof readClaimCode>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadClaimCode<TData = Awaited<ReturnType<typeof readClaimCode>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readClaimCode>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether the latest code has been used.
 */

export function useReadClaimCode<TData = Awaited<ReturnType<typeof readClaimCode>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readClaimCode>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadClaimCodeQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCountClaimCardsUrl = (params: CountClaimCardsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/claim-cards?${stringifiedParams}` : `/api/admin/claim-cards`
}

/**
 * Includes how many of them have a card. Returns current counts, never a code.
 *
 * For staff: owner, manager.
 * @summary Count the patients who haven’t claimed their membership.
 */
export const countClaimCards = async (params: CountClaimCardsParams, options?: Parameters<typeof request>[1]): Promise<ClaimCardCount> => {
  return request<ClaimCardCount>(getCountClaimCardsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getCountClaimCardsQueryKey = (params?: CountClaimCardsParams) => {
  return [`/api/admin/claim-cards`, ...(params ? [params] : [])] as const
}

export const getCountClaimCardsQueryOptions = <TData = Awaited<ReturnType<typeof countClaimCards>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: CountClaimCardsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countClaimCards>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCountClaimCardsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof countClaimCards>>> = ({ signal }) => countClaimCards(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof countClaimCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountClaimCardsQueryResult = NonNullable<Awaited<ReturnType<typeof countClaimCards>>>
export type CountClaimCardsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useCountClaimCards<TData = Awaited<ReturnType<typeof countClaimCards>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: CountClaimCardsParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof countClaimCards>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof countClaimCards>>, TError, Awaited<ReturnType<typeof countClaimCards>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountClaimCards<TData = Awaited<ReturnType<typeof countClaimCards>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: CountClaimCardsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countClaimCards>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof countClaimCards>>, TError, Awaited<ReturnType<typeof countClaimCards>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountClaimCards<TData = Awaited<ReturnType<typeof countClaimCards>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: CountClaimCardsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countClaimCards>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the patients who haven’t claimed their membership.
 */

export function useCountClaimCards<TData = Awaited<ReturnType<typeof countClaimCards>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: CountClaimCardsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countClaimCards>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCountClaimCardsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getPrintClaimCardsUrl = () => {
  return `/api/admin/claim-cards`
}

/**
 * At most 500 at a time, sorted by name. The codes are returned only in this response. Each code works once, for 180 days, until the patient signs in some other way. Patients who have a valid card are skipped, unless it was printed before `replacesBefore`; then the new card replaces it.
 *
 * For staff: owner, manager.
 * @summary Create printed cards that let patients claim their membership.
 */
export const printClaimCards = async (printClaimCardsBody: PrintClaimCardsBody, options?: Parameters<typeof request>[1]): Promise<ClaimCards> => {
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
  return request<ClaimCards>(getPrintClaimCardsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(printClaimCardsBody),
  })
}
