import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, BrandLook, HeadersTooLargeResponse, Logo, NoEncodingAcceptedResponse, Problem, ReadBrandLookParams, Typeface } from '../schemas'

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

export const getReadBrandLookUrl = (params: ReadBrandLookParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/programme/brand/look?${stringifiedParams}` : `/api/admin/programme/brand/look`
}

/**
 * Returns the palettes of both themes with their contrast ratios. If a color is too close to the background, the closest usable one is returned, too.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Preview a brand color.
 */
export const readBrandLook = async (params: ReadBrandLookParams, options?: Parameters<typeof request>[1]): Promise<BrandLook> => {
  return request<BrandLook>(getReadBrandLookUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getReadBrandLookQueryKey = (params?: ReadBrandLookParams) => {
  return [`/api/admin/programme/brand/look`, ...(params ? [params] : [])] as const
}

export const getReadBrandLookQueryOptions = <TData = Awaited<ReturnType<typeof readBrandLook>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: ReadBrandLookParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandLook>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadBrandLookQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readBrandLook>>> = ({ signal }) => readBrandLook(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readBrandLook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadBrandLookQueryResult = NonNullable<Awaited<ReturnType<typeof readBrandLook>>>
export type ReadBrandLookQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadBrandLook<TData = Awaited<ReturnType<typeof readBrandLook>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: ReadBrandLookParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandLook>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readBrandLook>>, TError, Awaited<ReturnType<typeof readBrandLook>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadBrandLook<TData = Awaited<ReturnType<typeof readBrandLook>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: ReadBrandLookParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandLook>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readBrandLook>>, TError, Awaited<ReturnType<typeof readBrandLook>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadBrandLook<TData = Awaited<ReturnType<typeof readBrandLook>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: ReadBrandLookParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandLook>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview a brand color.
 */

export function useReadBrandLook<TData = Awaited<ReturnType<typeof readBrandLook>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: ReadBrandLookParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandLook>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadBrandLookQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListTypefacesUrl = () => {
  return `/api/admin/programme/brand/typefaces`
}

/**
 * Each is a pair of fonts, one for headings and one for body text, with the files to display them.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List the typefaces that come with the app.
 */
export const listTypefaces = async (options?: Parameters<typeof request>[1]): Promise<Typeface[]> => {
  return request<Typeface[]>(getListTypefacesUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListTypefacesQueryKey = () => {
  return [`/api/admin/programme/brand/typefaces`] as const
}

export const getListTypefacesQueryOptions = <TData = Awaited<ReturnType<typeof listTypefaces>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTypefaces>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListTypefacesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listTypefaces>>> = ({ signal }) => listTypefaces({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listTypefaces>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTypefacesQueryResult = NonNullable<Awaited<ReturnType<typeof listTypefaces>>>
export type ListTypefacesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListTypefaces<TData = Awaited<ReturnType<typeof listTypefaces>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTypefaces>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listTypefaces>>, TError, Awaited<ReturnType<typeof listTypefaces>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTypefaces<TData = Awaited<ReturnType<typeof listTypefaces>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTypefaces>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listTypefaces>>, TError, Awaited<ReturnType<typeof listTypefaces>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTypefaces<TData = Awaited<ReturnType<typeof listTypefaces>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTypefaces>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the typefaces that come with the app.
 */

export function useListTypefaces<TData = Awaited<ReturnType<typeof listTypefaces>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTypefaces>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTypefacesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getUploadLogoUrl = () => {
  return `/api/admin/programme/brand/logo`
}

/**
 * The request body is the image: PNG, SVG, JPEG or WebP, detected by content, at most 2 MB and 12 megapixels. It is re-encoded without metadata, and empty edges are trimmed; an SVG becomes a bitmap. App icons and the image for emails are made from it.
 *
 * For staff: owner, manager.
 * @summary Upload a logo.
 */
export const uploadLogo = async (uploadLogoBody: Blob, options?: Parameters<typeof request>[1]): Promise<Logo> => {
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
  return request<Logo>(getUploadLogoUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'image/*', ...getHeaders(options?.headers) },
    body: uploadLogoBody,
  })
}

export const getReadBrandFileUrl = (file: string) => {
  return `/api/brand/${file}`
}

/**
 * Public. A file never changes, so any cache may keep it forever.
 *
 * Public. Any session is ignored.
 * @summary Get a brand file: the style sheet, the logo or an icon.
 */
export const readBrandFile = async (file: string, options?: Parameters<typeof request>[1]): Promise<Blob> => {
  return request<Blob>(getReadBrandFileUrl(file), {
    ...options,
    method: 'GET',
  })
}

export const getReadBrandFileQueryKey = (file: string) => {
  return [`/api/brand/${file}`] as const
}

export const getReadBrandFileQueryOptions = <TData = Awaited<ReturnType<typeof readBrandFile>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  file: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandFile>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadBrandFileQueryKey(file)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readBrandFile>>> = ({ signal }) => readBrandFile(file, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: file !== null && file !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readBrandFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadBrandFileQueryResult = NonNullable<Awaited<ReturnType<typeof readBrandFile>>>
export type ReadBrandFileQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadBrandFile<TData = Awaited<ReturnType<typeof readBrandFile>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  file: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandFile>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readBrandFile>>, TError, Awaited<ReturnType<typeof readBrandFile>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadBrandFile<TData = Awaited<ReturnType<typeof readBrandFile>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  file: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandFile>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readBrandFile>>, TError, Awaited<ReturnType<typeof readBrandFile>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadBrandFile<TData = Awaited<ReturnType<typeof readBrandFile>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  file: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandFile>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a brand file: the style sheet, the logo or an icon.
 */

export function useReadBrandFile<TData = Awaited<ReturnType<typeof readBrandFile>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  file: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandFile>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadBrandFileQueryOptions(file, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
