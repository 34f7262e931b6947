import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, ApprovalAnswer, ApproveRequestBody, DenialAnswer, DenyRequestBody, HeadersTooLargeResponse, ListPendingRequestsParams, ListRequestsParams, NoEncodingAcceptedResponse, PendingRequest, Problem, RequestPointsBody, ServiceRequest } from '../schemas'

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

export const getListRequestsUrl = (params?: ListRequestsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/service-requests?${stringifiedParams}` : `/api/service-requests`
}

/**
 * Includes the decision and its note, once there is one.
 *
 * For the signed-in member.
 * @summary List the member’s requests for points, newest first.
 */
export const listRequests = async (params?: ListRequestsParams, options?: Parameters<typeof request>[1]): Promise<ServiceRequest[]> => {
  return request<ServiceRequest[]>(getListRequestsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListRequestsQueryKey = (params?: ListRequestsParams) => {
  return [`/api/service-requests`, ...(params ? [params] : [])] as const
}

export const getListRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listRequests>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRequests>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListRequestsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listRequests>>> = ({ signal }) => listRequests(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listRequests>>>
export type ListRequestsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListRequests<TData = Awaited<ReturnType<typeof listRequests>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListRequestsParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRequests>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listRequests>>, TError, Awaited<ReturnType<typeof listRequests>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRequests<TData = Awaited<ReturnType<typeof listRequests>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRequests>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listRequests>>, TError, Awaited<ReturnType<typeof listRequests>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRequests<TData = Awaited<ReturnType<typeof listRequests>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRequests>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member’s requests for points, newest first.
 */

export function useListRequests<TData = Awaited<ReturnType<typeof listRequests>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRequests>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListRequestsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getRequestPointsUrl = () => {
  return `/api/service-requests`
}

/**
 * The request earns nothing until staff approve it.
 *
 * For the signed-in member.
 * @summary Request the points of a treatment.
 */
export const requestPoints = async (requestPointsBody: RequestPointsBody, options?: Parameters<typeof request>[1]): Promise<ServiceRequest> => {
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
  return request<ServiceRequest>(getRequestPointsUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(requestPointsBody),
  })
}

export const getListPendingRequestsUrl = (params?: ListPendingRequestsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/service-requests?${stringifiedParams}` : `/api/admin/service-requests`
}

/**
 * Includes who made each request and what an approval would award. Use `userId` to get the requests of one patient.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List the requests that are waiting for a decision, oldest first.
 */
export const listPendingRequests = async (params?: ListPendingRequestsParams, options?: Parameters<typeof request>[1]): Promise<PendingRequest[]> => {
  return request<PendingRequest[]>(getListPendingRequestsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListPendingRequestsQueryKey = (params?: ListPendingRequestsParams) => {
  return [`/api/admin/service-requests`, ...(params ? [params] : [])] as const
}

export const getListPendingRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listPendingRequests>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPendingRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingRequests>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPendingRequestsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingRequests>>> = ({ signal }) => listPendingRequests(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listPendingRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPendingRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listPendingRequests>>>
export type ListPendingRequestsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListPendingRequests<TData = Awaited<ReturnType<typeof listPendingRequests>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListPendingRequestsParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingRequests>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listPendingRequests>>, TError, Awaited<ReturnType<typeof listPendingRequests>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingRequests<TData = Awaited<ReturnType<typeof listPendingRequests>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPendingRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingRequests>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPendingRequests>>, TError, Awaited<ReturnType<typeof listPendingRequests>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPendingRequests<TData = Awaited<ReturnType<typeof listPendingRequests>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPendingRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingRequests>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the requests that are waiting for a decision, oldest first.
 */

export function useListPendingRequests<TData = Awaited<ReturnType<typeof listPendingRequests>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPendingRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingRequests>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPendingRequestsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getApproveRequestUrl = (requestId: string) => {
  return `/api/admin/service-requests/${requestId}/approve`
}

/**
 * Decision, points, spend and visit are recorded in one transaction, and the member is notified. A request can be decided only once. The same service for the same patient on that day is refused, unless `countAgain` confirms that it’s intended.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Approve a request.
 */
export const approveRequest = async (requestId: string, approveRequestBody?: ApproveRequestBody, options?: Parameters<typeof request>[1]): Promise<ApprovalAnswer> => {
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
  return request<ApprovalAnswer>(getApproveRequestUrl(requestId), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(approveRequestBody),
  })
}

export const getDenyRequestUrl = (requestId: string) => {
  return `/api/admin/service-requests/${requestId}/deny`
}

/**
 * A request can be decided only once. The member is notified. The staff note is saved with the request, but isn’t part of the notification.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Deny a request.
 */
export const denyRequest = async (requestId: string, denyRequestBody?: DenyRequestBody, options?: Parameters<typeof request>[1]): Promise<DenialAnswer> => {
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
  return request<DenialAnswer>(getDenyRequestUrl(requestId), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(denyRequestBody),
  })
}
