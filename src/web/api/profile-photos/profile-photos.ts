import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, Done, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Problem, ProfilePhoto, ReadPatientPhotoParams, ReadProfilePhotoParams } from '../schemas'

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

export const getSetProfilePhotoUrl = () => {
  return `/api/user/photo`
}

/**
 * The request body is the image: JPEG, PNG or WebP (HEIC if the decoder supports it), detected by content, at most 10 MB and 24 megapixels. It is re-encoded as a 512-pixel square without metadata.
 *
 * For the signed-in member.
 * @summary Set the member’s profile photo.
 */
export const setProfilePhoto = async (setProfilePhotoBody: Blob, options?: Parameters<typeof request>[1]): Promise<ProfilePhoto> => {
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
  return request<ProfilePhoto>(getSetProfilePhotoUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'image/*', ...getHeaders(options?.headers) },
    body: setProfilePhotoBody,
  })
}

export const getRemoveProfilePhotoUrl = () => {
  return `/api/user/photo`
}

/**
 * Screens show the member’s initials again. Does nothing if there is no photo.
 *
 * For the signed-in member.
 * @summary Remove the member’s profile photo.
 */
export const removeProfilePhoto = async (options?: Parameters<typeof request>[1]): Promise<Done> => {
  return request<Done>(getRemoveProfilePhotoUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getReadProfilePhotoUrl = (params?: ReadProfilePhotoParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/user/photo?${stringifiedParams}` : `/api/user/photo`
}

/**
 * A square WebP image. Never cached; `version` gives each photo its own URL.
 *
 * For the signed-in member.
 * @summary Get the member’s own profile photo.
 */
export const readProfilePhoto = async (params?: ReadProfilePhotoParams, options?: Parameters<typeof request>[1]): Promise<Blob> => {
  return request<Blob>(getReadProfilePhotoUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getReadProfilePhotoQueryKey = (params?: ReadProfilePhotoParams) => {
  return [`/api/user/photo`, ...(params ? [params] : [])] as const
}

export const getReadProfilePhotoQueryOptions = <TData = Awaited<ReturnType<typeof readProfilePhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadProfilePhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProfilePhoto>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadProfilePhotoQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readProfilePhoto>>> = ({ signal }) => readProfilePhoto(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readProfilePhoto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadProfilePhotoQueryResult = NonNullable<Awaited<ReturnType<typeof readProfilePhoto>>>
export type ReadProfilePhotoQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadProfilePhoto<TData = Awaited<ReturnType<typeof readProfilePhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ReadProfilePhotoParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProfilePhoto>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readProfilePhoto>>, TError, Awaited<ReturnType<typeof readProfilePhoto>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadProfilePhoto<TData = Awaited<ReturnType<typeof readProfilePhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadProfilePhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProfilePhoto>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readProfilePhoto>>, TError, Awaited<ReturnType<typeof readProfilePhoto>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadProfilePhoto<TData = Awaited<ReturnType<typeof readProfilePhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadProfilePhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProfilePhoto>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the member’s own profile photo.
 */

export function useReadProfilePhoto<TData = Awaited<ReturnType<typeof readProfilePhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadProfilePhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProfilePhoto>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadProfilePhotoQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getReadPatientPhotoUrl = (id: string, params?: ReadPatientPhotoParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/users/${id}/photo?${stringifiedParams}` : `/api/admin/users/${id}/photo`
}

/**
 * The same square image that the member sees. The view is audited.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get a patient’s profile photo.
 */
export const readPatientPhoto = async (id: string, params?: ReadPatientPhotoParams, options?: Parameters<typeof request>[1]): Promise<Blob> => {
  return request<Blob>(getReadPatientPhotoUrl(id, params), {
    ...options,
    method: 'GET',
  })
}

export const getReadPatientPhotoQueryKey = (id: string, params?: ReadPatientPhotoParams) => {
  return [`/api/admin/users/${id}/photo`, ...(params ? [params] : [])] as const
}

export const getReadPatientPhotoQueryOptions = <TData = Awaited<ReturnType<typeof readPatientPhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadPatientPhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPatientPhoto>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadPatientPhotoQueryKey(id, params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readPatientPhoto>>> = ({ signal }) => readPatientPhoto(id, params, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readPatientPhoto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPatientPhotoQueryResult = NonNullable<Awaited<ReturnType<typeof readPatientPhoto>>>
export type ReadPatientPhotoQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadPatientPhoto<TData = Awaited<ReturnType<typeof readPatientPhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: undefined | ReadPatientPhotoParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPatientPhoto>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readPatientPhoto>>, TError, Awaited<ReturnType<typeof readPatientPhoto>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPatientPhoto<TData = Awaited<ReturnType<typeof readPatientPhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadPatientPhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPatientPhoto>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readPatientPhoto>>, TError, Awaited<ReturnType<typeof readPatientPhoto>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPatientPhoto<TData = Awaited<ReturnType<typeof readPatientPhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadPatientPhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPatientPhoto>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a patient’s profile photo.
 */

export function useReadPatientPhoto<TData = Awaited<ReturnType<typeof readPatientPhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadPatientPhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPatientPhoto>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadPatientPhotoQueryOptions(id, params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
