import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, HeadersTooLargeResponse, NoEncodingAcceptedResponse, Picture, Problem, UploadPictureParams } from '../schemas'

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

export const getUploadPictureUrl = (params?: UploadPictureParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/programme/pictures?${stringifiedParams}` : `/api/admin/programme/pictures`
}

/**
 * The request body is the image: JPEG, PNG or WebP (HEIC if the decoder supports it), detected by content, at most 10 MB and 12 megapixels. It is cropped and re-encoded without metadata, in three sizes and two formats. Its path is public. A picture that no draft refers to is deleted after 30 days.
 *
 * For staff: owner, manager.
 * @summary Upload a picture for the program.
 */
export const uploadPicture = async (uploadPictureBody: Blob, params?: UploadPictureParams, options?: Parameters<typeof request>[1]): Promise<Picture> => {
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
  return request<Picture>(getUploadPictureUrl(params), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'image/*', ...getHeaders(options?.headers) },
    body: uploadPictureBody,
  })
}

export const getReadPictureUrl = (file: string) => {
  return `/api/pictures/${file}`
}

/**
 * Public. A picture never changes, so any cache may keep it forever. Each one exists as `…-400`, `…-800` and `…-1200`, the maximum width in pixels, as `.webp` and `.avif`.
 *
 * Public. Any session is ignored.
 * @summary Get one of the clinic’s pictures.
 */
export const readPicture = async (file: string, options?: Parameters<typeof request>[1]): Promise<Blob> => {
  return request<Blob>(getReadPictureUrl(file), {
    ...options,
    method: 'GET',
  })
}

export const getReadPictureQueryKey = (file: string) => {
  return [`/api/pictures/${file}`] as const
}

export const getReadPictureQueryOptions = <TData = Awaited<ReturnType<typeof readPicture>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  file: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPicture>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadPictureQueryKey(file)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readPicture>>> = ({ signal }) => readPicture(file, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: file !== null && file !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readPicture>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPictureQueryResult = NonNullable<Awaited<ReturnType<typeof readPicture>>>
export type ReadPictureQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadPicture<TData = Awaited<ReturnType<typeof readPicture>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  file: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPicture>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readPicture>>, TError, Awaited<ReturnType<typeof readPicture>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPicture<TData = Awaited<ReturnType<typeof readPicture>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  file: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPicture>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readPicture>>, TError, Awaited<ReturnType<typeof readPicture>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPicture<TData = Awaited<ReturnType<typeof readPicture>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  file: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPicture>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get one of the clinic’s pictures.
 */

export function useReadPicture<TData = Awaited<ReturnType<typeof readPicture>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  file: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPicture>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadPictureQueryOptions(file, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
