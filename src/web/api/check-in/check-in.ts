import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type {
  AnyOtherResponse,
  CheckInAnswer,
  CheckInAtDeskBody,
  CheckInBody,
  CheckInCode,
  DeskCheckInAnswer,
  DeskCode,
  DeskScreen,
  Done,
  EndOwnDeskScreenBody,
  HeadersTooLargeResponse,
  ListScansToConfirmParams,
  NoEncodingAcceptedResponse,
  OwnWaitingScan,
  Problem,
  RunningDeskScreen,
  ScanDecisionAnswer,
  ScanProof,
  SeedCheckInCodesBody,
  ShowDeskCodeBody,
  StartDeskScreenBody,
  WaitingScan,
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

export const getCheckInUrl = () => {
  return `/api/checkin`
}

/**
 * Each code counts once per member per day, in the clinic’s time zone. The day of the scan decides, so a scan that was saved while offline counts for the day it was made. A code that the desk screen no longer shows is accepted with a proof from the time of the scan. Without one, the front desk has to confirm the scan.
 *
 * For the signed-in member.
 * @summary Check in with a scanned code.
 */
export const checkIn = async (checkInBody: CheckInBody, options?: Parameters<typeof request>[1]): Promise<CheckInAnswer> => {
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
  return request<CheckInAnswer>(getCheckInUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkInBody),
  })
}

export const getIssueScanProofUrl = () => {
  return `/api/checkin/scan-proof`
}

/**
 * For scans that may have to be saved while offline: request one when the scanner opens, and again every 30 seconds. Each proof replaces the previous one and covers one scan within a minute.
 *
 * For the signed-in member.
 * @summary Get a signed proof that the scanner is open now.
 */
export const issueScanProof = async (options?: Parameters<typeof request>[1]): Promise<ScanProof> => {
  return request<ScanProof>(getIssueScanProofUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getListOwnWaitingScansUrl = () => {
  return `/api/user/waiting-scans`
}

/**
 * Covers the last 24 hours, oldest first. Confirmed and declined scans aren’t included.
 *
 * For the signed-in member.
 * @summary List the member’s scans that are waiting for the front desk.
 */
export const listOwnWaitingScans = async (options?: Parameters<typeof request>[1]): Promise<OwnWaitingScan[]> => {
  return request<OwnWaitingScan[]>(getListOwnWaitingScansUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListOwnWaitingScansQueryKey = () => {
  return [`/api/user/waiting-scans`] as const
}

export const getListOwnWaitingScansQueryOptions = <TData = Awaited<ReturnType<typeof listOwnWaitingScans>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnWaitingScans>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListOwnWaitingScansQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnWaitingScans>>> = ({ signal }) => listOwnWaitingScans({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listOwnWaitingScans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOwnWaitingScansQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnWaitingScans>>>
export type ListOwnWaitingScansQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListOwnWaitingScans<TData = Awaited<ReturnType<typeof listOwnWaitingScans>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnWaitingScans>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listOwnWaitingScans>>, TError, Awaited<ReturnType<typeof listOwnWaitingScans>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnWaitingScans<TData = Awaited<ReturnType<typeof listOwnWaitingScans>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnWaitingScans>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listOwnWaitingScans>>, TError, Awaited<ReturnType<typeof listOwnWaitingScans>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnWaitingScans<TData = Awaited<ReturnType<typeof listOwnWaitingScans>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnWaitingScans>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member’s scans that are waiting for the front desk.
 */

export function useListOwnWaitingScans<TData = Awaited<ReturnType<typeof listOwnWaitingScans>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnWaitingScans>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOwnWaitingScansQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListCheckInCodesUrl = () => {
  return `/api/checkin-codes`
}

/**
 * Includes those that don’t count in print. The QR content is included only for staff and in demo mode.
 *
 * Public.
 * @summary List the active check-in codes.
 */
export const listCheckInCodes = async (options?: Parameters<typeof request>[1]): Promise<CheckInCode[]> => {
  return request<CheckInCode[]>(getListCheckInCodesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListCheckInCodesQueryKey = () => {
  return [`/api/checkin-codes`] as const
}

export const getListCheckInCodesQueryOptions = <TData = Awaited<ReturnType<typeof listCheckInCodes>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckInCodes>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListCheckInCodesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCheckInCodes>>> = ({ signal }) => listCheckInCodes({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listCheckInCodes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCheckInCodesQueryResult = NonNullable<Awaited<ReturnType<typeof listCheckInCodes>>>
export type ListCheckInCodesQueryError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListCheckInCodes<TData = Awaited<ReturnType<typeof listCheckInCodes>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckInCodes>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listCheckInCodes>>, TError, Awaited<ReturnType<typeof listCheckInCodes>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCheckInCodes<TData = Awaited<ReturnType<typeof listCheckInCodes>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckInCodes>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listCheckInCodes>>, TError, Awaited<ReturnType<typeof listCheckInCodes>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCheckInCodes<TData = Awaited<ReturnType<typeof listCheckInCodes>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckInCodes>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the active check-in codes.
 */

export function useListCheckInCodes<TData = Awaited<ReturnType<typeof listCheckInCodes>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCheckInCodes>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCheckInCodesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSeedCheckInCodesUrl = () => {
  return `/api/admin/seed-checkin-codes`
}

/**
 * Does nothing for a clinic that has codes, so repeating the call is safe. Returns the codes in use; refuses if all are retired.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Create the default check-in codes if there are none.
 */
export const seedCheckInCodes = async (seedCheckInCodesBody?: SeedCheckInCodesBody, options?: Parameters<typeof request>[1]): Promise<CheckInCode[]> => {
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
  return request<CheckInCode[]>(getSeedCheckInCodesUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(seedCheckInCodesBody),
  })
}

export const getCheckInAtDeskUrl = (id: string) => {
  return `/api/admin/patients/${id}/check-in`
}

/**
 * For patients without the app, a phone or a signal. It counts like a scan of the code: once per code per day, in the clinic’s time zone. The member is notified.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Check in a patient at the front desk.
 */
export const checkInAtDesk = async (id: string, checkInAtDeskBody?: CheckInAtDeskBody, options?: Parameters<typeof request>[1]): Promise<DeskCheckInAnswer> => {
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
  return request<DeskCheckInAnswer>(getCheckInAtDeskUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(checkInAtDeskBody),
  })
}

export const getStartDeskScreenUrl = () => {
  return `/api/admin/desk-screens`
}

/**
 * The code changes every 30 seconds. The pass shows that code for 16 hours and grants nothing else, so the screen needs no staff session.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Start a desk screen that shows a check-in code.
 */
export const startDeskScreen = async (startDeskScreenBody: StartDeskScreenBody, options?: Parameters<typeof request>[1]): Promise<DeskScreen> => {
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
  return request<DeskScreen>(getStartDeskScreenUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startDeskScreenBody),
  })
}

export const getListDeskScreensUrl = () => {
  return `/api/admin/desk-screens`
}

/**
 * Screens that haven’t ended or expired, with who started each one.
 *
 * For staff: owner, manager.
 * @summary List the desk screens that are showing a code.
 */
export const listDeskScreens = async (options?: Parameters<typeof request>[1]): Promise<RunningDeskScreen[]> => {
  return request<RunningDeskScreen[]>(getListDeskScreensUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListDeskScreensQueryKey = () => {
  return [`/api/admin/desk-screens`] as const
}

export const getListDeskScreensQueryOptions = <TData = Awaited<ReturnType<typeof listDeskScreens>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeskScreens>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListDeskScreensQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeskScreens>>> = ({ signal }) => listDeskScreens({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listDeskScreens>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDeskScreensQueryResult = NonNullable<Awaited<ReturnType<typeof listDeskScreens>>>
export type ListDeskScreensQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListDeskScreens<TData = Awaited<ReturnType<typeof listDeskScreens>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeskScreens>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listDeskScreens>>, TError, Awaited<ReturnType<typeof listDeskScreens>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeskScreens<TData = Awaited<ReturnType<typeof listDeskScreens>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeskScreens>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listDeskScreens>>, TError, Awaited<ReturnType<typeof listDeskScreens>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDeskScreens<TData = Awaited<ReturnType<typeof listDeskScreens>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeskScreens>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the desk screens that are showing a code.
 */

export function useListDeskScreens<TData = Awaited<ReturnType<typeof listDeskScreens>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeskScreens>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListDeskScreensQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getEndDeskScreenUrl = (id: string) => {
  return `/api/admin/desk-screens/${id}`
}

/**
 * For a screen that someone else started or that was lost. It stops showing codes the next time it asks for one.
 *
 * For staff: owner, manager.
 * @summary End a desk screen.
 */
export const endDeskScreen = async (id: string, options?: Parameters<typeof request>[1]): Promise<Done> => {
  return request<Done>(getEndDeskScreenUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

export const getShowDeskCodeUrl = () => {
  return `/api/desk-code`
}

/**
 * Requires only the pass. With `greets`, the response includes the first names of members who checked in with the code in the last ten seconds.
 *
 * Public. Any session is ignored.
 * @summary Get the code that a desk screen should show now.
 */
export const showDeskCode = async (showDeskCodeBody: ShowDeskCodeBody, options?: Parameters<typeof request>[1]): Promise<DeskCode> => {
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
  return request<DeskCode>(getShowDeskCodeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(showDeskCodeBody),
  })
}

export const getEndOwnDeskScreenUrl = () => {
  return `/api/desk-code/end`
}

/**
 * For the screen itself, when the front desk closes it. The pass is invalid afterward.
 *
 * Public.
 * @summary End the desk screen that has this pass.
 */
export const endOwnDeskScreen = async (endOwnDeskScreenBody: EndOwnDeskScreenBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getEndOwnDeskScreenUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(endOwnDeskScreenBody),
  })
}

export const getListScansToConfirmUrl = (params?: ListScansToConfirmParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/waiting-scans?${stringifiedParams}` : `/api/admin/waiting-scans`
}

/**
 * Patients scanned the code on the screen without a signal, and their phones have no proof of the time. Covers the last 24 hours, except scans whose visit has been counted some other way.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List the scans that are waiting for confirmation, oldest first.
 */
export const listScansToConfirm = async (params?: ListScansToConfirmParams, options?: Parameters<typeof request>[1]): Promise<WaitingScan[]> => {
  return request<WaitingScan[]>(getListScansToConfirmUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListScansToConfirmQueryKey = (params?: ListScansToConfirmParams) => {
  return [`/api/admin/waiting-scans`, ...(params ? [params] : [])] as const
}

export const getListScansToConfirmQueryOptions = <TData = Awaited<ReturnType<typeof listScansToConfirm>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListScansToConfirmParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScansToConfirm>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListScansToConfirmQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listScansToConfirm>>> = ({ signal }) => listScansToConfirm(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listScansToConfirm>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListScansToConfirmQueryResult = NonNullable<Awaited<ReturnType<typeof listScansToConfirm>>>
export type ListScansToConfirmQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListScansToConfirm<TData = Awaited<ReturnType<typeof listScansToConfirm>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListScansToConfirmParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScansToConfirm>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listScansToConfirm>>, TError, Awaited<ReturnType<typeof listScansToConfirm>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScansToConfirm<TData = Awaited<ReturnType<typeof listScansToConfirm>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListScansToConfirmParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScansToConfirm>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listScansToConfirm>>, TError, Awaited<ReturnType<typeof listScansToConfirm>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListScansToConfirm<TData = Awaited<ReturnType<typeof listScansToConfirm>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListScansToConfirmParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScansToConfirm>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the scans that are waiting for confirmation, oldest first.
 */

export function useListScansToConfirm<TData = Awaited<ReturnType<typeof listScansToConfirm>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListScansToConfirmParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listScansToConfirm>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListScansToConfirmQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getConfirmScanUrl = (id: string) => {
  return `/api/admin/waiting-scans/${id}/confirm`
}

/**
 * The visit counts once, for the day of the scan. Refused if the visit has been counted some other way or someone has already decided the scan. The member is notified.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Confirm a waiting scan.
 */
export const confirmScan = async (id: string, options?: Parameters<typeof request>[1]): Promise<ScanDecisionAnswer> => {
  return request<ScanDecisionAnswer>(getConfirmScanUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getDeclineScanUrl = (id: string) => {
  return `/api/admin/waiting-scans/${id}/decline`
}

/**
 * It earns no points, and the member is notified. A scan of the code that the screen is showing still counts on the same day.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Decline a waiting scan.
 */
export const declineScan = async (id: string, options?: Parameters<typeof request>[1]): Promise<ScanDecisionAnswer> => {
  return request<ScanDecisionAnswer>(getDeclineScanUrl(id), {
    ...options,
    method: 'POST',
  })
}
