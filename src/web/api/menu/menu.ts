import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, Clinic, HeadersTooLargeResponse, Location, NoEncodingAcceptedResponse, Service } from '../schemas'

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

export const getReadClinicUrl = () => {
  return `/api/config`
}

/**
 * Everything that screens need before anyone signs in. Includes the demo accounts and the staff code, but only in demo mode.
 *
 * Public.
 * @summary Get the clinic’s public settings.
 */
export const readClinic = async (options?: Parameters<typeof request>[1]): Promise<Clinic> => {
  return request<Clinic>(getReadClinicUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadClinicQueryKey = () => {
  return [`/api/config`] as const
}

export const getReadClinicQueryOptions = <TData = Awaited<ReturnType<typeof readClinic>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readClinic>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadClinicQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readClinic>>> = ({ signal }) => readClinic({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readClinic>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadClinicQueryResult = NonNullable<Awaited<ReturnType<typeof readClinic>>>
export type ReadClinicQueryError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadClinic<TData = Awaited<ReturnType<typeof readClinic>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readClinic>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readClinic>>, TError, Awaited<ReturnType<typeof readClinic>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadClinic<TData = Awaited<ReturnType<typeof readClinic>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readClinic>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readClinic>>, TError, Awaited<ReturnType<typeof readClinic>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadClinic<TData = Awaited<ReturnType<typeof readClinic>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readClinic>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the clinic’s public settings.
 */

export function useReadClinic<TData = Awaited<ReturnType<typeof readClinic>>, TError = ErrorType<NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readClinic>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadClinicQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListServicesUrl = () => {
  return `/api/services`
}

/**
 * The same for everyone, so it is cached and comes with an `ETag`. Query parameters are ignored.
 *
 * Public.
 * @summary Get the service menu.
 */
export const listServices = async (options?: Parameters<typeof request>[1]): Promise<Service[]> => {
  return request<Service[]>(getListServicesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListServicesQueryKey = () => {
  return [`/api/services`] as const
}

export const getListServicesQueryOptions = <TData = Awaited<ReturnType<typeof listServices>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listServices>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListServicesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listServices>>> = ({ signal }) => listServices({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listServices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListServicesQueryResult = NonNullable<Awaited<ReturnType<typeof listServices>>>
export type ListServicesQueryError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListServices<TData = Awaited<ReturnType<typeof listServices>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listServices>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listServices>>, TError, Awaited<ReturnType<typeof listServices>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListServices<TData = Awaited<ReturnType<typeof listServices>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listServices>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listServices>>, TError, Awaited<ReturnType<typeof listServices>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListServices<TData = Awaited<ReturnType<typeof listServices>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listServices>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the service menu.
 */

export function useListServices<TData = Awaited<ReturnType<typeof listServices>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listServices>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListServicesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListLocationsUrl = () => {
  return `/api/locations`
}

/**
 * The same for everyone, so it is cached and comes with an `ETag`.
 *
 * Public.
 * @summary List the clinic’s locations.
 */
export const listLocations = async (options?: Parameters<typeof request>[1]): Promise<Location[]> => {
  return request<Location[]>(getListLocationsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListLocationsQueryKey = () => {
  return [`/api/locations`] as const
}

export const getListLocationsQueryOptions = <TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListLocationsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listLocations>>> = ({ signal }) => listLocations({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof listLocations>>>
export type ListLocationsQueryError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listLocations>>, TError, Awaited<ReturnType<typeof listLocations>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listLocations>>, TError, Awaited<ReturnType<typeof listLocations>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the clinic’s locations.
 */

export function useListLocations<TData = Awaited<ReturnType<typeof listLocations>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLocations>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListLocationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
