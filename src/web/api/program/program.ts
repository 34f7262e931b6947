import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type {
  AnyOtherResponse,
  BrandDraft,
  CodesDraft,
  HeadersTooLargeResponse,
  MenuDraft,
  NoEncodingAcceptedResponse,
  PagesDraft,
  PlacesDraft,
  Problem,
  ProgramChange,
  ProgramEffects,
  ProgramOverview,
  ProgramPublication,
  ProgramSchedule,
  ProgramVersion,
  ProgramVersionWithContents,
  ProgramWithdrawal,
  PublishProgramBody,
  ReadProgramDifferenceParams,
  RewardsDraft,
  RulesDraft,
  SaveBrandDraftBody,
  SaveCodesDraftBody,
  SaveMenuDraftBody,
  SavePagesDraftBody,
  SavePlacesDraftBody,
  SaveRewardsDraftBody,
  SaveRulesDraftBody,
  SaveTiersDraftBody,
  TiersDraft,
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

export const getReadProgramUrl = () => {
  return `/api/admin/programme`
}

/**
 * The overview of the draft, for every role.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary What is in force, what is changed, and what is missing.
 */
export const readProgram = async (options?: Parameters<typeof request>[1]): Promise<ProgramOverview> => {
  return request<ProgramOverview>(getReadProgramUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadProgramQueryKey = () => {
  return [`/api/admin/programme`] as const
}

export const getReadProgramQueryOptions = <TData = Awaited<ReturnType<typeof readProgram>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgram>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadProgramQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readProgram>>> = ({ signal }) => readProgram({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readProgram>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadProgramQueryResult = NonNullable<Awaited<ReturnType<typeof readProgram>>>
export type ReadProgramQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadProgram<TData = Awaited<ReturnType<typeof readProgram>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgram>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readProgram>>, TError, Awaited<ReturnType<typeof readProgram>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadProgram<TData = Awaited<ReturnType<typeof readProgram>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgram>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readProgram>>, TError, Awaited<ReturnType<typeof readProgram>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadProgram<TData = Awaited<ReturnType<typeof readProgram>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgram>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is in force, what is changed, and what is missing.
 */

export function useReadProgram<TData = Awaited<ReturnType<typeof readProgram>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgram>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadProgramQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getRecordPageReadingUrl = (page: 'privacy' | 'terms' | 'notice-of-privacy-practices' | 'accessibility' | 'aftercare') => {
  return `/api/admin/programme/pages/${page}/readings`
}

/**
 * A text that patients have not read before, the app’s own words among them, is published only by somebody who has written or opened it. With `If-Match: "revision"` of the draft of the pages.
 *
 * For staff: owner, manager.
 * @summary Record that you have opened a page as the draft has it.
 */
export const recordPageReading = async (page: 'privacy' | 'terms' | 'notice-of-privacy-practices' | 'accessibility' | 'aftercare', options?: Parameters<typeof request>[1]): Promise<ProgramOverview> => {
  return request<ProgramOverview>(getRecordPageReadingUrl(page), {
    ...options,
    method: 'POST',
  })
}

export const getPublishProgramUrl = () => {
  return `/api/admin/programme/publications`
}

/**
 * All parts at once: lists, pages and what is awarded follow within a second. With `If-Match: "revision"` of the overview, so that nobody publishes what they have not seen. What is worse for members (a dearer reward or tier, fewer points, a perk less) needs 30 days’ notice; the owner may shorten it with a reason.
 *
 * For staff: owner, manager.
 * @summary Publish the draft as the next version, now or at a time.
 */
export const publishProgram = async (publishProgramBody: PublishProgramBody, options?: Parameters<typeof request>[1]): Promise<ProgramPublication> => {
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
  return request<ProgramPublication>(getPublishProgramUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(publishProgramBody),
  })
}

export const getCancelProgramPublicationUrl = () => {
  return `/api/admin/programme/publications/scheduled`
}

/**
 * The draft stays as it is.
 *
 * For staff: owner, manager.
 * @summary Take back what was to be published later.
 */
export const cancelProgramPublication = async (options?: Parameters<typeof request>[1]): Promise<ProgramSchedule | null> => {
  return request<ProgramSchedule | null>(getCancelProgramPublicationUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getWeighProgramEffectsUrl = () => {
  return `/api/admin/programme/effects`
}

/**
 * A dearer reward touches who saves for it and has not claimed it; fewer points touch who earned them in the last year; a higher threshold touches those whose next tier it is, a perk less those who have the tier. `closest` has most points towards the reward, or most spend towards the tier. Who has left is not counted.
 *
 * For staff: owner, manager.
 * @summary What of the draft is worse for members, and whom it touches.
 */
export const weighProgramEffects = async (options?: Parameters<typeof request>[1]): Promise<ProgramEffects> => {
  return request<ProgramEffects>(getWeighProgramEffectsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getWeighProgramEffectsQueryKey = () => {
  return [`/api/admin/programme/effects`] as const
}

export const getWeighProgramEffectsQueryOptions = <TData = Awaited<ReturnType<typeof weighProgramEffects>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof weighProgramEffects>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getWeighProgramEffectsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof weighProgramEffects>>> = ({ signal }) => weighProgramEffects({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof weighProgramEffects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type WeighProgramEffectsQueryResult = NonNullable<Awaited<ReturnType<typeof weighProgramEffects>>>
export type WeighProgramEffectsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useWeighProgramEffects<TData = Awaited<ReturnType<typeof weighProgramEffects>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof weighProgramEffects>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof weighProgramEffects>>, TError, Awaited<ReturnType<typeof weighProgramEffects>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeighProgramEffects<TData = Awaited<ReturnType<typeof weighProgramEffects>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof weighProgramEffects>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof weighProgramEffects>>, TError, Awaited<ReturnType<typeof weighProgramEffects>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useWeighProgramEffects<TData = Awaited<ReturnType<typeof weighProgramEffects>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof weighProgramEffects>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What of the draft is worse for members, and whom it touches.
 */

export function useWeighProgramEffects<TData = Awaited<ReturnType<typeof weighProgramEffects>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof weighProgramEffects>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getWeighProgramEffectsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getReadPlacesDraftUrl = () => {
  return `/api/admin/programme/places`
}

/**
 * For every role; only owner and manager may change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary The draft of the places; what is in force while nothing is changed.
 */
export const readPlacesDraft = async (options?: Parameters<typeof request>[1]): Promise<PlacesDraft> => {
  return request<PlacesDraft>(getReadPlacesDraftUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadPlacesDraftQueryKey = () => {
  return [`/api/admin/programme/places`] as const
}

export const getReadPlacesDraftQueryOptions = <TData = Awaited<ReturnType<typeof readPlacesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPlacesDraft>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadPlacesDraftQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readPlacesDraft>>> = ({ signal }) => readPlacesDraft({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readPlacesDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPlacesDraftQueryResult = NonNullable<Awaited<ReturnType<typeof readPlacesDraft>>>
export type ReadPlacesDraftQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadPlacesDraft<TData = Awaited<ReturnType<typeof readPlacesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPlacesDraft>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readPlacesDraft>>, TError, Awaited<ReturnType<typeof readPlacesDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPlacesDraft<TData = Awaited<ReturnType<typeof readPlacesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPlacesDraft>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readPlacesDraft>>, TError, Awaited<ReturnType<typeof readPlacesDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPlacesDraft<TData = Awaited<ReturnType<typeof readPlacesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPlacesDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The draft of the places; what is in force while nothing is changed.
 */

export function useReadPlacesDraft<TData = Awaited<ReturnType<typeof readPlacesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPlacesDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadPlacesDraftQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSavePlacesDraftUrl = () => {
  return `/api/admin/programme/places`
}

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the places.
 */
export const savePlacesDraft = async (savePlacesDraftBody: SavePlacesDraftBody, options?: Parameters<typeof request>[1]): Promise<PlacesDraft> => {
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
  return request<PlacesDraft>(getSavePlacesDraftUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(savePlacesDraftBody),
  })
}

export const getDiscardPlacesDraftUrl = () => {
  return `/api/admin/programme/places`
}

/**
 * With `If-Match: "revision"`, as when it is changed.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the places: it is what is in force again.
 */
export const discardPlacesDraft = async (options?: Parameters<typeof request>[1]): Promise<PlacesDraft> => {
  return request<PlacesDraft>(getDiscardPlacesDraftUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getReadMenuDraftUrl = () => {
  return `/api/admin/programme/menu`
}

/**
 * For every role; only owner and manager may change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary The draft of the menu; what is in force while nothing is changed.
 */
export const readMenuDraft = async (options?: Parameters<typeof request>[1]): Promise<MenuDraft> => {
  return request<MenuDraft>(getReadMenuDraftUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadMenuDraftQueryKey = () => {
  return [`/api/admin/programme/menu`] as const
}

export const getReadMenuDraftQueryOptions = <TData = Awaited<ReturnType<typeof readMenuDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readMenuDraft>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadMenuDraftQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readMenuDraft>>> = ({ signal }) => readMenuDraft({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readMenuDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadMenuDraftQueryResult = NonNullable<Awaited<ReturnType<typeof readMenuDraft>>>
export type ReadMenuDraftQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadMenuDraft<TData = Awaited<ReturnType<typeof readMenuDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readMenuDraft>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readMenuDraft>>, TError, Awaited<ReturnType<typeof readMenuDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadMenuDraft<TData = Awaited<ReturnType<typeof readMenuDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readMenuDraft>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readMenuDraft>>, TError, Awaited<ReturnType<typeof readMenuDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadMenuDraft<TData = Awaited<ReturnType<typeof readMenuDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readMenuDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The draft of the menu; what is in force while nothing is changed.
 */

export function useReadMenuDraft<TData = Awaited<ReturnType<typeof readMenuDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readMenuDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadMenuDraftQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSaveMenuDraftUrl = () => {
  return `/api/admin/programme/menu`
}

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the menu.
 */
export const saveMenuDraft = async (saveMenuDraftBody: SaveMenuDraftBody, options?: Parameters<typeof request>[1]): Promise<MenuDraft> => {
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
  return request<MenuDraft>(getSaveMenuDraftUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveMenuDraftBody),
  })
}

export const getDiscardMenuDraftUrl = () => {
  return `/api/admin/programme/menu`
}

/**
 * With `If-Match: "revision"`, as when it is changed.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the menu: it is what is in force again.
 */
export const discardMenuDraft = async (options?: Parameters<typeof request>[1]): Promise<MenuDraft> => {
  return request<MenuDraft>(getDiscardMenuDraftUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getReadRewardsDraftUrl = () => {
  return `/api/admin/programme/rewards`
}

/**
 * For every role; only owner and manager may change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary The draft of the rewards; what is in force while nothing is changed.
 */
export const readRewardsDraft = async (options?: Parameters<typeof request>[1]): Promise<RewardsDraft> => {
  return request<RewardsDraft>(getReadRewardsDraftUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadRewardsDraftQueryKey = () => {
  return [`/api/admin/programme/rewards`] as const
}

export const getReadRewardsDraftQueryOptions = <TData = Awaited<ReturnType<typeof readRewardsDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRewardsDraft>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadRewardsDraftQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readRewardsDraft>>> = ({ signal }) => readRewardsDraft({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readRewardsDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadRewardsDraftQueryResult = NonNullable<Awaited<ReturnType<typeof readRewardsDraft>>>
export type ReadRewardsDraftQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadRewardsDraft<TData = Awaited<ReturnType<typeof readRewardsDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRewardsDraft>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readRewardsDraft>>, TError, Awaited<ReturnType<typeof readRewardsDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadRewardsDraft<TData = Awaited<ReturnType<typeof readRewardsDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRewardsDraft>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readRewardsDraft>>, TError, Awaited<ReturnType<typeof readRewardsDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadRewardsDraft<TData = Awaited<ReturnType<typeof readRewardsDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRewardsDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The draft of the rewards; what is in force while nothing is changed.
 */

export function useReadRewardsDraft<TData = Awaited<ReturnType<typeof readRewardsDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRewardsDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadRewardsDraftQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSaveRewardsDraftUrl = () => {
  return `/api/admin/programme/rewards`
}

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the rewards.
 */
export const saveRewardsDraft = async (saveRewardsDraftBody: SaveRewardsDraftBody, options?: Parameters<typeof request>[1]): Promise<RewardsDraft> => {
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
  return request<RewardsDraft>(getSaveRewardsDraftUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveRewardsDraftBody),
  })
}

export const getDiscardRewardsDraftUrl = () => {
  return `/api/admin/programme/rewards`
}

/**
 * With `If-Match: "revision"`, as when it is changed.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the rewards: it is what is in force again.
 */
export const discardRewardsDraft = async (options?: Parameters<typeof request>[1]): Promise<RewardsDraft> => {
  return request<RewardsDraft>(getDiscardRewardsDraftUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getReadCodesDraftUrl = () => {
  return `/api/admin/programme/codes`
}

/**
 * For every role; only owner and manager may change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary The draft of the codes; what is in force while nothing is changed.
 */
export const readCodesDraft = async (options?: Parameters<typeof request>[1]): Promise<CodesDraft> => {
  return request<CodesDraft>(getReadCodesDraftUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadCodesDraftQueryKey = () => {
  return [`/api/admin/programme/codes`] as const
}

export const getReadCodesDraftQueryOptions = <TData = Awaited<ReturnType<typeof readCodesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readCodesDraft>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadCodesDraftQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readCodesDraft>>> = ({ signal }) => readCodesDraft({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readCodesDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadCodesDraftQueryResult = NonNullable<Awaited<ReturnType<typeof readCodesDraft>>>
export type ReadCodesDraftQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadCodesDraft<TData = Awaited<ReturnType<typeof readCodesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readCodesDraft>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readCodesDraft>>, TError, Awaited<ReturnType<typeof readCodesDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCodesDraft<TData = Awaited<ReturnType<typeof readCodesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readCodesDraft>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readCodesDraft>>, TError, Awaited<ReturnType<typeof readCodesDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCodesDraft<TData = Awaited<ReturnType<typeof readCodesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readCodesDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The draft of the codes; what is in force while nothing is changed.
 */

export function useReadCodesDraft<TData = Awaited<ReturnType<typeof readCodesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readCodesDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadCodesDraftQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSaveCodesDraftUrl = () => {
  return `/api/admin/programme/codes`
}

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the codes.
 */
export const saveCodesDraft = async (saveCodesDraftBody: SaveCodesDraftBody, options?: Parameters<typeof request>[1]): Promise<CodesDraft> => {
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
  return request<CodesDraft>(getSaveCodesDraftUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveCodesDraftBody),
  })
}

export const getDiscardCodesDraftUrl = () => {
  return `/api/admin/programme/codes`
}

/**
 * With `If-Match: "revision"`, as when it is changed.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the codes: it is what is in force again.
 */
export const discardCodesDraft = async (options?: Parameters<typeof request>[1]): Promise<CodesDraft> => {
  return request<CodesDraft>(getDiscardCodesDraftUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getReadTiersDraftUrl = () => {
  return `/api/admin/programme/tiers`
}

/**
 * For every role; only owner and manager may change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary The draft of the tiers; what is in force while nothing is changed.
 */
export const readTiersDraft = async (options?: Parameters<typeof request>[1]): Promise<TiersDraft> => {
  return request<TiersDraft>(getReadTiersDraftUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadTiersDraftQueryKey = () => {
  return [`/api/admin/programme/tiers`] as const
}

export const getReadTiersDraftQueryOptions = <TData = Awaited<ReturnType<typeof readTiersDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readTiersDraft>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadTiersDraftQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readTiersDraft>>> = ({ signal }) => readTiersDraft({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readTiersDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadTiersDraftQueryResult = NonNullable<Awaited<ReturnType<typeof readTiersDraft>>>
export type ReadTiersDraftQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadTiersDraft<TData = Awaited<ReturnType<typeof readTiersDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readTiersDraft>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readTiersDraft>>, TError, Awaited<ReturnType<typeof readTiersDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadTiersDraft<TData = Awaited<ReturnType<typeof readTiersDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readTiersDraft>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readTiersDraft>>, TError, Awaited<ReturnType<typeof readTiersDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadTiersDraft<TData = Awaited<ReturnType<typeof readTiersDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readTiersDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The draft of the tiers; what is in force while nothing is changed.
 */

export function useReadTiersDraft<TData = Awaited<ReturnType<typeof readTiersDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readTiersDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadTiersDraftQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSaveTiersDraftUrl = () => {
  return `/api/admin/programme/tiers`
}

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the tiers.
 */
export const saveTiersDraft = async (saveTiersDraftBody: SaveTiersDraftBody, options?: Parameters<typeof request>[1]): Promise<TiersDraft> => {
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
  return request<TiersDraft>(getSaveTiersDraftUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveTiersDraftBody),
  })
}

export const getDiscardTiersDraftUrl = () => {
  return `/api/admin/programme/tiers`
}

/**
 * With `If-Match: "revision"`, as when it is changed.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the tiers: it is what is in force again.
 */
export const discardTiersDraft = async (options?: Parameters<typeof request>[1]): Promise<TiersDraft> => {
  return request<TiersDraft>(getDiscardTiersDraftUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getReadPagesDraftUrl = () => {
  return `/api/admin/programme/pages`
}

/**
 * For every role; only owner and manager may change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary The draft of the pages; what is in force while nothing is changed.
 */
export const readPagesDraft = async (options?: Parameters<typeof request>[1]): Promise<PagesDraft> => {
  return request<PagesDraft>(getReadPagesDraftUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadPagesDraftQueryKey = () => {
  return [`/api/admin/programme/pages`] as const
}

export const getReadPagesDraftQueryOptions = <TData = Awaited<ReturnType<typeof readPagesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPagesDraft>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadPagesDraftQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readPagesDraft>>> = ({ signal }) => readPagesDraft({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readPagesDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPagesDraftQueryResult = NonNullable<Awaited<ReturnType<typeof readPagesDraft>>>
export type ReadPagesDraftQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadPagesDraft<TData = Awaited<ReturnType<typeof readPagesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPagesDraft>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readPagesDraft>>, TError, Awaited<ReturnType<typeof readPagesDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPagesDraft<TData = Awaited<ReturnType<typeof readPagesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPagesDraft>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readPagesDraft>>, TError, Awaited<ReturnType<typeof readPagesDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPagesDraft<TData = Awaited<ReturnType<typeof readPagesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPagesDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The draft of the pages; what is in force while nothing is changed.
 */

export function useReadPagesDraft<TData = Awaited<ReturnType<typeof readPagesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPagesDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadPagesDraftQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSavePagesDraftUrl = () => {
  return `/api/admin/programme/pages`
}

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the pages.
 */
export const savePagesDraft = async (savePagesDraftBody: SavePagesDraftBody, options?: Parameters<typeof request>[1]): Promise<PagesDraft> => {
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
  return request<PagesDraft>(getSavePagesDraftUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(savePagesDraftBody),
  })
}

export const getDiscardPagesDraftUrl = () => {
  return `/api/admin/programme/pages`
}

/**
 * With `If-Match: "revision"`, as when it is changed.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the pages: it is what is in force again.
 */
export const discardPagesDraft = async (options?: Parameters<typeof request>[1]): Promise<PagesDraft> => {
  return request<PagesDraft>(getDiscardPagesDraftUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getReadBrandDraftUrl = () => {
  return `/api/admin/programme/brand`
}

/**
 * For every role; only owner and manager may change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary The draft of the brand; what is in force while nothing is changed.
 */
export const readBrandDraft = async (options?: Parameters<typeof request>[1]): Promise<BrandDraft> => {
  return request<BrandDraft>(getReadBrandDraftUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadBrandDraftQueryKey = () => {
  return [`/api/admin/programme/brand`] as const
}

export const getReadBrandDraftQueryOptions = <TData = Awaited<ReturnType<typeof readBrandDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandDraft>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadBrandDraftQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readBrandDraft>>> = ({ signal }) => readBrandDraft({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readBrandDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadBrandDraftQueryResult = NonNullable<Awaited<ReturnType<typeof readBrandDraft>>>
export type ReadBrandDraftQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadBrandDraft<TData = Awaited<ReturnType<typeof readBrandDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandDraft>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readBrandDraft>>, TError, Awaited<ReturnType<typeof readBrandDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadBrandDraft<TData = Awaited<ReturnType<typeof readBrandDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandDraft>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readBrandDraft>>, TError, Awaited<ReturnType<typeof readBrandDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadBrandDraft<TData = Awaited<ReturnType<typeof readBrandDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The draft of the brand; what is in force while nothing is changed.
 */

export function useReadBrandDraft<TData = Awaited<ReturnType<typeof readBrandDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readBrandDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadBrandDraftQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSaveBrandDraftUrl = () => {
  return `/api/admin/programme/brand`
}

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the brand.
 */
export const saveBrandDraft = async (saveBrandDraftBody: SaveBrandDraftBody, options?: Parameters<typeof request>[1]): Promise<BrandDraft> => {
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
  return request<BrandDraft>(getSaveBrandDraftUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveBrandDraftBody),
  })
}

export const getDiscardBrandDraftUrl = () => {
  return `/api/admin/programme/brand`
}

/**
 * With `If-Match: "revision"`, as when it is changed.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the brand: it is what is in force again.
 */
export const discardBrandDraft = async (options?: Parameters<typeof request>[1]): Promise<BrandDraft> => {
  return request<BrandDraft>(getDiscardBrandDraftUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getReadRulesDraftUrl = () => {
  return `/api/admin/programme/rules`
}

/**
 * For every role; only owner and manager may change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary The draft of the rules; what is in force while nothing is changed.
 */
export const readRulesDraft = async (options?: Parameters<typeof request>[1]): Promise<RulesDraft> => {
  return request<RulesDraft>(getReadRulesDraftUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getReadRulesDraftQueryKey = () => {
  return [`/api/admin/programme/rules`] as const
}

export const getReadRulesDraftQueryOptions = <TData = Awaited<ReturnType<typeof readRulesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRulesDraft>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadRulesDraftQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readRulesDraft>>> = ({ signal }) => readRulesDraft({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readRulesDraft>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadRulesDraftQueryResult = NonNullable<Awaited<ReturnType<typeof readRulesDraft>>>
export type ReadRulesDraftQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadRulesDraft<TData = Awaited<ReturnType<typeof readRulesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRulesDraft>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readRulesDraft>>, TError, Awaited<ReturnType<typeof readRulesDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadRulesDraft<TData = Awaited<ReturnType<typeof readRulesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRulesDraft>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readRulesDraft>>, TError, Awaited<ReturnType<typeof readRulesDraft>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadRulesDraft<TData = Awaited<ReturnType<typeof readRulesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRulesDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The draft of the rules; what is in force while nothing is changed.
 */

export function useReadRulesDraft<TData = Awaited<ReturnType<typeof readRulesDraft>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readRulesDraft>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadRulesDraftQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSaveRulesDraftUrl = () => {
  return `/api/admin/programme/rules`
}

/**
 * The contents as a whole, in the clinic’s order. What is in force and left out is archived or retired. A draft with problems is kept, and can’t be published. With `If-Match: "revision"`; where somebody else was faster, `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Change the draft of the rules.
 */
export const saveRulesDraft = async (saveRulesDraftBody: SaveRulesDraftBody, options?: Parameters<typeof request>[1]): Promise<RulesDraft> => {
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
  return request<RulesDraft>(getSaveRulesDraftUrl(), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveRulesDraftBody),
  })
}

export const getDiscardRulesDraftUrl = () => {
  return `/api/admin/programme/rules`
}

/**
 * With `If-Match: "revision"`, as when it is changed.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the rules: it is what is in force again.
 */
export const discardRulesDraft = async (options?: Parameters<typeof request>[1]): Promise<RulesDraft> => {
  return request<RulesDraft>(getDiscardRulesDraftUrl(), {
    ...options,
    method: 'DELETE',
  })
}

export const getRetireCodeUrl = (id: string) => {
  return `/api/admin/programme/codes/${id}/retire`
}

/**
 * Whoever scans it, or a photo of it, reads that it is no longer in use. A version of its own, whatever else is drafted or scheduled; both keep the rest of what they say. With `If-Match: "revision"` of the part’s draft.
 *
 * For staff: owner, manager.
 * @summary Retire a check-in code now.
 */
export const retireCode = async (id: string, options?: Parameters<typeof request>[1]): Promise<ProgramWithdrawal> => {
  return request<ProgramWithdrawal>(getRetireCodeUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getReplaceCodeUrl = (id: string) => {
  return `/api/admin/programme/codes/${id}/replace`
}

/**
 * The old one is retired; the new one has a secret of its own and is ready to be printed. A version of its own, whatever else is drafted or scheduled; both keep the rest of what they say. With `If-Match: "revision"` of the part’s draft.
 *
 * For staff: owner, manager.
 * @summary Replace a check-in code now by a new one of the same name and worth.
 */
export const replaceCode = async (id: string, options?: Parameters<typeof request>[1]): Promise<ProgramWithdrawal> => {
  return request<ProgramWithdrawal>(getReplaceCodeUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getPauseRewardUrl = (id: string) => {
  return `/api/admin/programme/rewards/${id}/pause`
}

/**
 * Nobody can claim it until it goes on; vouchers that they claimed stay. A version of its own, whatever else is drafted or scheduled; both keep the rest of what they say. With `If-Match: "revision"` of the part’s draft.
 *
 * For staff: owner, manager.
 * @summary Pause a reward now.
 */
export const pauseReward = async (id: string, options?: Parameters<typeof request>[1]): Promise<ProgramWithdrawal> => {
  return request<ProgramWithdrawal>(getPauseRewardUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getReadProgramDifferenceUrl = (params?: ReadProgramDifferenceParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/programme/difference?${stringifiedParams}` : `/api/admin/programme/difference`
}

/**
 * From the last version to the draft, unless something else is asked for; 0 is before the first version.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary What one version, or the draft, says otherwise than another.
 */
export const readProgramDifference = async (params?: ReadProgramDifferenceParams, options?: Parameters<typeof request>[1]): Promise<ProgramChange[]> => {
  return request<ProgramChange[]>(getReadProgramDifferenceUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getReadProgramDifferenceQueryKey = (params?: ReadProgramDifferenceParams) => {
  return [`/api/admin/programme/difference`, ...(params ? [params] : [])] as const
}

export const getReadProgramDifferenceQueryOptions = <TData = Awaited<ReturnType<typeof readProgramDifference>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadProgramDifferenceParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramDifference>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadProgramDifferenceQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readProgramDifference>>> = ({ signal }) => readProgramDifference(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readProgramDifference>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadProgramDifferenceQueryResult = NonNullable<Awaited<ReturnType<typeof readProgramDifference>>>
export type ReadProgramDifferenceQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadProgramDifference<TData = Awaited<ReturnType<typeof readProgramDifference>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ReadProgramDifferenceParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramDifference>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readProgramDifference>>, TError, Awaited<ReturnType<typeof readProgramDifference>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadProgramDifference<TData = Awaited<ReturnType<typeof readProgramDifference>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadProgramDifferenceParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramDifference>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readProgramDifference>>, TError, Awaited<ReturnType<typeof readProgramDifference>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadProgramDifference<TData = Awaited<ReturnType<typeof readProgramDifference>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadProgramDifferenceParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramDifference>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What one version, or the draft, says otherwise than another.
 */

export function useReadProgramDifference<TData = Awaited<ReturnType<typeof readProgramDifference>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadProgramDifferenceParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramDifference>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadProgramDifferenceQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListProgramVersionsUrl = () => {
  return `/api/admin/programme/versions`
}

/**
 * Numbered from 1 without gaps; a version is never changed.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Every version that was published, newest first.
 */
export const listProgramVersions = async (options?: Parameters<typeof request>[1]): Promise<(ProgramVersion | null)[]> => {
  return request<(ProgramVersion | null)[]>(getListProgramVersionsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListProgramVersionsQueryKey = () => {
  return [`/api/admin/programme/versions`] as const
}

export const getListProgramVersionsQueryOptions = <TData = Awaited<ReturnType<typeof listProgramVersions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProgramVersions>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListProgramVersionsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listProgramVersions>>> = ({ signal }) => listProgramVersions({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listProgramVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProgramVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof listProgramVersions>>>
export type ListProgramVersionsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListProgramVersions<TData = Awaited<ReturnType<typeof listProgramVersions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProgramVersions>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listProgramVersions>>, TError, Awaited<ReturnType<typeof listProgramVersions>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProgramVersions<TData = Awaited<ReturnType<typeof listProgramVersions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProgramVersions>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listProgramVersions>>, TError, Awaited<ReturnType<typeof listProgramVersions>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProgramVersions<TData = Awaited<ReturnType<typeof listProgramVersions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProgramVersions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Every version that was published, newest first.
 */

export function useListProgramVersions<TData = Awaited<ReturnType<typeof listProgramVersions>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listProgramVersions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListProgramVersionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getReadProgramVersionUrl = (number: number) => {
  return `/api/admin/programme/versions/${number}`
}

/**
 * As it was published, for every role.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary One version with its contents.
 */
export const readProgramVersion = async (number: number, options?: Parameters<typeof request>[1]): Promise<ProgramVersionWithContents> => {
  return request<ProgramVersionWithContents>(getReadProgramVersionUrl(number), {
    ...options,
    method: 'GET',
  })
}

export const getReadProgramVersionQueryKey = (number: number) => {
  return [`/api/admin/programme/versions/${number}`] as const
}

export const getReadProgramVersionQueryOptions = <TData = Awaited<ReturnType<typeof readProgramVersion>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  number: number,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramVersion>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadProgramVersionQueryKey(number)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readProgramVersion>>> = ({ signal }) => readProgramVersion(number, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: number !== null && number !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readProgramVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadProgramVersionQueryResult = NonNullable<Awaited<ReturnType<typeof readProgramVersion>>>
export type ReadProgramVersionQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadProgramVersion<TData = Awaited<ReturnType<typeof readProgramVersion>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  number: number,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramVersion>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readProgramVersion>>, TError, Awaited<ReturnType<typeof readProgramVersion>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadProgramVersion<TData = Awaited<ReturnType<typeof readProgramVersion>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  number: number,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramVersion>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readProgramVersion>>, TError, Awaited<ReturnType<typeof readProgramVersion>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadProgramVersion<TData = Awaited<ReturnType<typeof readProgramVersion>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  number: number,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramVersion>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One version with its contents.
 */

export function useReadProgramVersion<TData = Awaited<ReturnType<typeof readProgramVersion>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  number: number,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readProgramVersion>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadProgramVersionQueryOptions(number, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getRestoreProgramVersionUrl = (number: number) => {
  return `/api/admin/programme/versions/${number}/draft`
}

/**
 * What came after it and is no part of it is archived in the draft. With `If-Match: "revision"` of the overview, which is the answer.
 *
 * For staff: owner, manager.
 * @summary Make a version the draft again.
 */
export const restoreProgramVersion = async (number: number, options?: Parameters<typeof request>[1]): Promise<ProgramOverview> => {
  return request<ProgramOverview>(getRestoreProgramVersionUrl(number), {
    ...options,
    method: 'POST',
  })
}
