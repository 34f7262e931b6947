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
 * Only the member can see the entries and the uploaded photos.
 *
 * For the signed-in member.
 * @summary List the member’s diary entries, newest first.
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
 * @summary List the member’s diary entries, newest first.
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
 * An uploaded progress photo earns 15 points, once per treatment, from two weeks after the treatment. The treatment must be on the member’s record: an award or an approved request for the same service and day. Other entries earn nothing, and `message` says why. Upload the photo first (`/api/diary/photos`) and pass its `imageUrl` here.
 *
 * For the signed-in member.
 * @summary Add a diary entry.
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
 * The photo’s files are deleted, too. The member keeps any points that the entry earned.
 *
 * For the signed-in member.
 * @summary Delete a diary entry and its photo.
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
 * One entry per treatment, with the number of days left to wait.
 *
 * For the signed-in member.
 * @summary List the member’s treatments whose progress photo earns points now or soon.
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
 * @summary List the member’s treatments whose progress photo earns points now or soon.
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
 * Includes only treatments with something still to know: how long the results last, aftercare, or when to take a photo.
 *
 * For the signed-in member.
 * @summary List the member’s recent treatments, with the clinic’s advice.
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
 * @summary List the member’s recent treatments, with the clinic’s advice.
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
 * The request body is the image: JPEG, PNG or WebP (HEIC if the decoder supports it), detected by content, at most 10 MB and 24 megapixels. It is re-encoded without metadata, at most 2048 pixels on its longer side. A photo that isn’t added to an entry is deleted after a day.
 *
 * For the signed-in member.
 * @summary Upload a photo for a diary entry.
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
 * Never cached. Another member’s photo returns the same 404 as one that doesn’t exist.
 *
 * For the signed-in member.
 * @summary Get one of the member’s photos.
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
 * @summary Get one of the member’s photos.
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
