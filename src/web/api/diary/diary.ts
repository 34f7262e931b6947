import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AddDiaryEntryBody, AnyOtherResponse, DiaryAnswer, DiaryEntry, DiaryEntryRemoved, ExpectedBonus, HeadersTooLargeResponse, ListDiaryEntriesParams, NoEncodingAcceptedResponse, Photo, Problem, ReadPhotoParams, RecentTreatment } from '../schemas'

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

export const getListDiaryEntriesUrl = (params?: ListDiaryEntriesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/diary?${stringifiedParams}` : `/api/diary`
}

/**
 * Only the member’s own. Pictures are addresses that answer nobody else.
 *
 * For the signed-in member.
 * @summary The member’s diary, newest first.
 */
export const listDiaryEntries = async (params?: ListDiaryEntriesParams, options?: Parameters<typeof request>[1]): Promise<DiaryEntry[]> => {
  return request<DiaryEntry[]>(getListDiaryEntriesUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListDiaryEntriesQueryKey = (params?: ListDiaryEntriesParams) => {
  return [`/api/diary`, ...(params ? [params] : [])] as const
}

export const getListDiaryEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listDiaryEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListDiaryEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiaryEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListDiaryEntriesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listDiaryEntries>>> = ({ signal }) => listDiaryEntries(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listDiaryEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDiaryEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listDiaryEntries>>>
export type ListDiaryEntriesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListDiaryEntries<TData = Awaited<ReturnType<typeof listDiaryEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListDiaryEntriesParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiaryEntries>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listDiaryEntries>>, TError, Awaited<ReturnType<typeof listDiaryEntries>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiaryEntries<TData = Awaited<ReturnType<typeof listDiaryEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListDiaryEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiaryEntries>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listDiaryEntries>>, TError, Awaited<ReturnType<typeof listDiaryEntries>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDiaryEntries<TData = Awaited<ReturnType<typeof listDiaryEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListDiaryEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiaryEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member’s diary, newest first.
 */

export function useListDiaryEntries<TData = Awaited<ReturnType<typeof listDiaryEntries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListDiaryEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDiaryEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListDiaryEntriesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAddDiaryEntryUrl = () => {
  return `/api/diary`
}

/**
 * It earns them once for each treatment in the member’s record (an award, or an approved request, of that service and day), two weeks or more after it. Every other entry is welcome and earns nothing; `message` says why. A photo is uploaded before (`/api/diary/photos`), and its `imageUrl` given here.
 *
 * For the signed-in member.
 * @summary Add an entry; an uploaded progress photo of a recorded treatment may earn 15 points.
 */
export const addDiaryEntry = async (addDiaryEntryBody: AddDiaryEntryBody, options?: Parameters<typeof request>[1]): Promise<DiaryAnswer> => {
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
  return request<DiaryAnswer>(getAddDiaryEntryUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addDiaryEntryBody),
  })
}

export const getRemoveDiaryEntryUrl = (id: string) => {
  return `/api/diary/${id}`
}

/**
 * The photo’s files go with it.
 *
 * For the signed-in member.
 * @summary Remove an entry and its photo; points that it earned stay.
 */
export const removeDiaryEntry = async (id: string, options?: Parameters<typeof request>[1]): Promise<DiaryEntryRemoved> => {
  return request<DiaryEntryRemoved>(getRemoveDiaryEntryUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

export const getExpectBonusesUrl = () => {
  return `/api/diary/bonuses`
}

/**
 * One row for each, with the days that are still to go.
 *
 * For the signed-in member.
 * @summary The member’s treatments whose progress photo earns points, now or soon.
 */
export const expectBonuses = async (options?: Parameters<typeof request>[1]): Promise<ExpectedBonus[]> => {
  return request<ExpectedBonus[]>(getExpectBonusesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getExpectBonusesQueryKey = () => {
  return [`/api/diary/bonuses`] as const
}

export const getExpectBonusesQueryOptions = <TData = Awaited<ReturnType<typeof expectBonuses>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof expectBonuses>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getExpectBonusesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof expectBonuses>>> = ({ signal }) => expectBonuses({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof expectBonuses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExpectBonusesQueryResult = NonNullable<Awaited<ReturnType<typeof expectBonuses>>>
export type ExpectBonusesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useExpectBonuses<TData = Awaited<ReturnType<typeof expectBonuses>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof expectBonuses>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof expectBonuses>>, TError, Awaited<ReturnType<typeof expectBonuses>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExpectBonuses<TData = Awaited<ReturnType<typeof expectBonuses>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof expectBonuses>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof expectBonuses>>, TError, Awaited<ReturnType<typeof expectBonuses>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExpectBonuses<TData = Awaited<ReturnType<typeof expectBonuses>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof expectBonuses>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member’s treatments whose progress photo earns points, now or soon.
 */

export function useExpectBonuses<TData = Awaited<ReturnType<typeof expectBonuses>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof expectBonuses>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getExpectBonusesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListRecentTreatmentsUrl = () => {
  return `/api/diary/treatments`
}

/**
 * Those of which something still matters: how long it lasts, aftercare, when to take a photo.
 *
 * For the signed-in member.
 * @summary The member’s latest treatments, with what the clinic says of them.
 */
export const listRecentTreatments = async (options?: Parameters<typeof request>[1]): Promise<RecentTreatment[]> => {
  return request<RecentTreatment[]>(getListRecentTreatmentsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListRecentTreatmentsQueryKey = () => {
  return [`/api/diary/treatments`] as const
}

export const getListRecentTreatmentsQueryOptions = <TData = Awaited<ReturnType<typeof listRecentTreatments>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentTreatments>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListRecentTreatmentsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecentTreatments>>> = ({ signal }) => listRecentTreatments({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listRecentTreatments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecentTreatmentsQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentTreatments>>>
export type ListRecentTreatmentsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListRecentTreatments<TData = Awaited<ReturnType<typeof listRecentTreatments>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentTreatments>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listRecentTreatments>>, TError, Awaited<ReturnType<typeof listRecentTreatments>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentTreatments<TData = Awaited<ReturnType<typeof listRecentTreatments>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentTreatments>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listRecentTreatments>>, TError, Awaited<ReturnType<typeof listRecentTreatments>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentTreatments<TData = Awaited<ReturnType<typeof listRecentTreatments>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentTreatments>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member’s latest treatments, with what the clinic says of them.
 */

export function useListRecentTreatments<TData = Awaited<ReturnType<typeof listRecentTreatments>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentTreatments>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListRecentTreatmentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getUploadPhotoUrl = () => {
  return `/api/diary/photos`
}

/**
 * JPEG, PNG or WebP (HEIC where the decoder allows), recognised by content, at most 10 MB and 24 megapixels. It is made anew without metadata, at most 2048 pixels on its longer side. Without an entry it is removed after a day.
 *
 * For the signed-in member.
 * @summary Keep a photo for an entry: the body is the picture itself.
 */
export const uploadPhoto = async (uploadPhotoBody: Blob, options?: Parameters<typeof request>[1]): Promise<Photo> => {
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
  return request<Photo>(getUploadPhotoUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'image/*', ...getHeaders(options?.headers) },
    body: uploadPhotoBody,
  })
}

export const getReadPhotoUrl = (id: string, params?: ReadPhotoParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/diary/photos/${id}?${stringifiedParams}` : `/api/diary/photos/${id}`
}

/**
 * No cache may keep it. Photos of others are not found, as if there were none.
 *
 * For the signed-in member.
 * @summary One of the member’s own photos.
 */
export const readPhoto = async (id: string, params?: ReadPhotoParams, options?: Parameters<typeof request>[1]): Promise<Blob> => {
  return request<Blob>(getReadPhotoUrl(id, params), {
    ...options,
    method: 'GET',
  })
}

export const getReadPhotoQueryKey = (id: string, params?: ReadPhotoParams) => {
  return [`/api/diary/photos/${id}`, ...(params ? [params] : [])] as const
}

export const getReadPhotoQueryOptions = <TData = Awaited<ReturnType<typeof readPhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadPhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPhoto>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadPhotoQueryKey(id, params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readPhoto>>> = ({ signal }) => readPhoto(id, params, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readPhoto>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPhotoQueryResult = NonNullable<Awaited<ReturnType<typeof readPhoto>>>
export type ReadPhotoQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadPhoto<TData = Awaited<ReturnType<typeof readPhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: undefined | ReadPhotoParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPhoto>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readPhoto>>, TError, Awaited<ReturnType<typeof readPhoto>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPhoto<TData = Awaited<ReturnType<typeof readPhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadPhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPhoto>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readPhoto>>, TError, Awaited<ReturnType<typeof readPhoto>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPhoto<TData = Awaited<ReturnType<typeof readPhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadPhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPhoto>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One of the member’s own photos.
 */

export function useReadPhoto<TData = Awaited<ReturnType<typeof readPhoto>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadPhotoParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPhoto>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadPhotoQueryOptions(id, params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
