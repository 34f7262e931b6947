import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, DismissDuplicateBody, DuplicateNoted, HeadersTooLargeResponse, MergeMembersBody, MergePreview, MergeSuggestions, NoEncodingAcceptedResponse, PatientDuplicates, PatientMerge, PreviewMergeParams, Problem, SuggestMergeBody } from '../schemas'

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

export const getListMergeSuggestionsUrl = () => {
  return `/api/admin/duplicates`
}

/**
 * Staff reported each pair as the same person. A pair is listed until the two are merged or marked as different people, or one of them no longer has an account.
 *
 * For staff: owner, manager.
 * @summary List suggested merges that wait for a manager, oldest first.
 */
export const listMergeSuggestions = async (options?: Parameters<typeof request>[1]): Promise<MergeSuggestions> => {
  return request<MergeSuggestions>(getListMergeSuggestionsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListMergeSuggestionsQueryKey = () => {
  return [`/api/admin/duplicates`] as const
}

export const getListMergeSuggestionsQueryOptions = <TData = Awaited<ReturnType<typeof listMergeSuggestions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMergeSuggestions>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListMergeSuggestionsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listMergeSuggestions>>> = ({ signal }) => listMergeSuggestions({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listMergeSuggestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMergeSuggestionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMergeSuggestions>>>
export type ListMergeSuggestionsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListMergeSuggestions<TData = Awaited<ReturnType<typeof listMergeSuggestions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMergeSuggestions>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listMergeSuggestions>>, TError, Awaited<ReturnType<typeof listMergeSuggestions>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMergeSuggestions<TData = Awaited<ReturnType<typeof listMergeSuggestions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMergeSuggestions>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listMergeSuggestions>>, TError, Awaited<ReturnType<typeof listMergeSuggestions>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMergeSuggestions<TData = Awaited<ReturnType<typeof listMergeSuggestions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMergeSuggestions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List suggested merges that wait for a manager, oldest first.
 */

export function useListMergeSuggestions<TData = Awaited<ReturnType<typeof listMergeSuggestions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMergeSuggestions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMergeSuggestionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListDuplicatesUrl = (id: string) => {
  return `/api/admin/patients/${id}/duplicates`
}

/**
 * A patient is suggested if both have the same email address or phone number, if both have the same name and birthday, or if a colleague said so. The same name alone isn’t enough.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List possible duplicates of a patient and recent merges.
 */
export const listDuplicates = async (id: string, options?: Parameters<typeof request>[1]): Promise<PatientDuplicates> => {
  return request<PatientDuplicates>(getListDuplicatesUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getListDuplicatesQueryKey = (id: string) => {
  return [`/api/admin/patients/${id}/duplicates`] as const
}

export const getListDuplicatesQueryOptions = <TData = Awaited<ReturnType<typeof listDuplicates>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDuplicates>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListDuplicatesQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listDuplicates>>> = ({ signal }) => listDuplicates(id, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listDuplicates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDuplicatesQueryResult = NonNullable<Awaited<ReturnType<typeof listDuplicates>>>
export type ListDuplicatesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListDuplicates<TData = Awaited<ReturnType<typeof listDuplicates>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDuplicates>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listDuplicates>>, TError, Awaited<ReturnType<typeof listDuplicates>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDuplicates<TData = Awaited<ReturnType<typeof listDuplicates>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDuplicates>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listDuplicates>>, TError, Awaited<ReturnType<typeof listDuplicates>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDuplicates<TData = Awaited<ReturnType<typeof listDuplicates>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDuplicates>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List possible duplicates of a patient and recent merges.
 */

export function useListDuplicates<TData = Awaited<ReturnType<typeof listDuplicates>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDuplicates>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListDuplicatesQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSuggestMergeUrl = (id: string) => {
  return `/api/admin/patients/${id}/duplicates`
}

/**
 * A manager decides about the merge. Until then, each of the two is listed as a possible duplicate of the other, with the name of the person who reported it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Report two patients as the same person.
 */
export const suggestMerge = async (id: string, suggestMergeBody: SuggestMergeBody, options?: Parameters<typeof request>[1]): Promise<DuplicateNoted> => {
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
  return request<DuplicateNoted>(getSuggestMergeUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(suggestMergeBody),
  })
}

export const getPreviewMergeUrl = (id: string, params: PreviewMergeParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/patients/${id}/merge-preview?${stringifiedParams}` : `/api/admin/patients/${id}/merge-preview`
}

/**
 * Changes nothing. The only medical information included is when each intake was submitted.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Compare two patients and preview the merged record.
 */
export const previewMerge = async (id: string, params: PreviewMergeParams, options?: Parameters<typeof request>[1]): Promise<MergePreview> => {
  return request<MergePreview>(getPreviewMergeUrl(id, params), {
    ...options,
    method: 'GET',
  })
}

export const getPreviewMergeQueryKey = (id: string, params?: PreviewMergeParams) => {
  return [`/api/admin/patients/${id}/merge-preview`, ...(params ? [params] : [])] as const
}

export const getPreviewMergeQueryOptions = <TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: PreviewMergeParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getPreviewMergeQueryKey(id, params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof previewMerge>>> = ({ signal }) => previewMerge(id, params, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewMergeQueryResult = NonNullable<Awaited<ReturnType<typeof previewMerge>>>
export type PreviewMergeQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function usePreviewMerge<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: PreviewMergeParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof previewMerge>>, TError, Awaited<ReturnType<typeof previewMerge>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewMerge<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: PreviewMergeParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof previewMerge>>, TError, Awaited<ReturnType<typeof previewMerge>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewMerge<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: PreviewMergeParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Compare two patients and preview the merged record.
 */

export function usePreviewMerge<TData = Awaited<ReturnType<typeof previewMerge>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: PreviewMergeParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMerge>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPreviewMergeQueryOptions(id, params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getDismissDuplicateUrl = (id: string) => {
  return `/api/admin/patients/${id}/duplicates/dismiss`
}

/**
 * They are no longer suggested as duplicates, unless a colleague reports them again.
 *
 * For staff: owner, manager.
 * @summary Mark two patients as different people.
 */
export const dismissDuplicate = async (id: string, dismissDuplicateBody: DismissDuplicateBody, options?: Parameters<typeof request>[1]): Promise<DuplicateNoted> => {
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
  return request<DuplicateNoted>(getDismissDuplicateUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dismissDuplicateBody),
  })
}

export const getMergeMembersUrl = (id: string) => {
  return `/api/admin/patients/${id}/merge`
}

/**
 * The other patient’s points, spend, visits, vouchers, requests, contacts and external IDs become this patient’s, and the two histories are shown as one. Anything that can count only once counts once for both accounts together. An opt-out on either account stays in effect. Passkeys from both accounts keep working. If this patient has no password, the other account’s password and email address are kept. No notification is sent. A merge can be undone for seven days.
 *
 * For staff: owner, manager.
 * @summary Merge another patient into this one.
 */
export const mergeMembers = async (id: string, mergeMembersBody: MergeMembersBody, options?: Parameters<typeof request>[1]): Promise<PatientMerge> => {
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
  return request<PatientMerge>(getMergeMembersUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mergeMembersBody),
  })
}

export const getUndoMergeUrl = (id: string) => {
  return `/api/admin/merges/${id}/undo`
}

/**
 * Both patients get back what they had. Whatever the surviving patient has earned, bought or decided since the merge stays with that patient. Refused if the points that the merge added have been spent, or if another patient now has one of the contacts.
 *
 * For staff: owner, manager.
 * @summary Undo a merge, within seven days.
 */
export const undoMerge = async (id: string, options?: Parameters<typeof request>[1]): Promise<PatientMerge> => {
  return request<PatientMerge>(getUndoMergeUrl(id), {
    ...options,
    method: 'POST',
  })
}
