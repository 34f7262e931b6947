import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, BlogPost, CreatePostBody, Done, HeadersTooLargeResponse, ListPostsParams, NoEncodingAcceptedResponse, Problem, UpdatePostBody } from '../schemas'

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

export const getListPostsUrl = (params?: ListPostsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/blog-posts?${stringifiedParams}` : `/api/blog-posts`
}

/**
 * Published posts are the same for everyone and come with an `ETag`. With `includeUnpublished=true`, staff also get drafts and archived posts, each with its `version`.
 *
 * Public.
 * @summary List blog posts, newest first.
 */
export const listPosts = async (params?: ListPostsParams, options?: Parameters<typeof request>[1]): Promise<BlogPost[]> => {
  return request<BlogPost[]>(getListPostsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListPostsQueryKey = (params?: ListPostsParams) => {
  return [`/api/blog-posts`, ...(params ? [params] : [])] as const
}

export const getListPostsQueryOptions = <TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPostsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPostsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPosts>>> = ({ signal }) => listPosts(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPostsQueryResult = NonNullable<Awaited<ReturnType<typeof listPosts>>>
export type ListPostsQueryError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListPosts<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListPostsParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listPosts>>, TError, Awaited<ReturnType<typeof listPosts>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPosts<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPostsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPosts>>, TError, Awaited<ReturnType<typeof listPosts>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPosts<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPostsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List blog posts, newest first.
 */

export function useListPosts<TData = Awaited<ReturnType<typeof listPosts>>, TError = ErrorType<void | Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPostsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPosts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPostsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getCreatePostUrl = () => {
  return `/api/admin/blog-posts`
}

/**
 * The post is a draft unless `status` says otherwise. The reading time is calculated from the word count. Tags are trimmed, and duplicates are removed.
 *
 * For staff: owner, manager.
 * @summary Create a blog post.
 */
export const createPost = async (createPostBody: CreatePostBody, options?: Parameters<typeof request>[1]): Promise<BlogPost> => {
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
  return request<BlogPost>(getCreatePostUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createPostBody),
  })
}

export const getUpdatePostUrl = (id: string) => {
  return `/api/admin/blog-posts/${id}`
}

/**
 * Fields that you leave out don’t change. With `If-Match: "version"`, the update is refused if the post has changed since you read it.
 *
 * For staff: owner, manager.
 * @summary Update a blog post.
 */
export const updatePost = async (id: string, updatePostBody?: UpdatePostBody, options?: Parameters<typeof request>[1]): Promise<BlogPost> => {
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
  return request<BlogPost>(getUpdatePostUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updatePostBody),
  })
}

export const getDeletePostUrl = (id: string) => {
  return `/api/admin/blog-posts/${id}`
}

/**
 * This is permanent, and the post disappears from every list immediately.
 *
 * For staff: owner, manager.
 * @summary Delete a blog post.
 */
export const deletePost = async (id: string, options?: Parameters<typeof request>[1]): Promise<Done> => {
  return request<Done>(getDeletePostUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

export const getPublishPostUrl = (id: string) => {
  return `/api/admin/blog-posts/${id}/publish`
}

/**
 * A post that was published before keeps its original publication date.
 *
 * For staff: owner, manager.
 * @summary Publish a blog post.
 */
export const publishPost = async (id: string, options?: Parameters<typeof request>[1]): Promise<BlogPost> => {
  return request<BlogPost>(getPublishPostUrl(id), {
    ...options,
    method: 'POST',
  })
}
