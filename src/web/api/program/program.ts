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
 * Says what’s published, what has changed and what’s missing. Every role can read it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get an overview of the program and its draft.
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
 * @summary Get an overview of the program and its draft.
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
 * Before a text that patients haven’t seen before can be published, the person who publishes must have written or opened it; this includes the app’s default texts. Requires `If-Match: "revision"` of the draft of the pages.
 *
 * For staff: owner, manager.
 * @summary Record that you have opened a page of the draft.
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
 * It becomes the next version. All parts are published together; lists, pages and awards follow within a second. Requires `If-Match: "revision"` of the overview, so that you publish only what you have seen. Changes that are worse for members (a more expensive reward or tier, fewer points, one perk less) require 30 days’ notice. The owner can shorten the notice with a reason.
 *
 * For staff: owner, manager.
 * @summary Publish the draft now or at a scheduled time.
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
 * Its changes are back in the draft, except for parts that have been edited since.
 *
 * For staff: owner, manager.
 * @summary Cancel the scheduled publication.
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
 * A more expensive reward affects members who are saving for it and haven’t claimed it. Fewer points affect members who earned them in the last year. A higher threshold affects members whose next tier it is; a removed perk affects members in that tier. `closest` is the member with the most points toward the reward, or the most spend toward the tier. Deleted accounts aren’t counted.
 *
 * For staff: owner, manager.
 * @summary List the changes in the draft that are worse for members, and whom they affect.
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
 * @summary List the changes in the draft that are worse for members, and whom they affect.
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
 * Returns the published contents if nothing has been changed. Every role can read it; only owners and managers can change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the draft of the places.
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
 * @summary Get the draft of the places.
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
 * Send the complete contents, in the clinic’s order. Published items that you leave out are archived or retired. A draft with problems is saved, but can’t be published. Requires `If-Match: "revision"`; if someone else changed the draft first, the call is refused and `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Update the draft of the places.
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
 * The draft matches the published contents again. Requires `If-Match: "revision"`, as for an update.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the places.
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
 * Returns the published contents if nothing has been changed. Every role can read it; only owners and managers can change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the draft of the menu.
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
 * @summary Get the draft of the menu.
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
 * Send the complete contents, in the clinic’s order. Published items that you leave out are archived or retired. A draft with problems is saved, but can’t be published. Requires `If-Match: "revision"`; if someone else changed the draft first, the call is refused and `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Update the draft of the menu.
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
 * The draft matches the published contents again. Requires `If-Match: "revision"`, as for an update.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the menu.
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
 * Returns the published contents if nothing has been changed. Every role can read it; only owners and managers can change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the draft of the rewards.
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
 * @summary Get the draft of the rewards.
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
 * Send the complete contents, in the clinic’s order. Published items that you leave out are archived or retired. A draft with problems is saved, but can’t be published. Requires `If-Match: "revision"`; if someone else changed the draft first, the call is refused and `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Update the draft of the rewards.
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
 * The draft matches the published contents again. Requires `If-Match: "revision"`, as for an update.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the rewards.
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
 * Returns the published contents if nothing has been changed. Every role can read it; only owners and managers can change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the draft of the codes.
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
 * @summary Get the draft of the codes.
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
 * Send the complete contents, in the clinic’s order. Published items that you leave out are archived or retired. A draft with problems is saved, but can’t be published. Requires `If-Match: "revision"`; if someone else changed the draft first, the call is refused and `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Update the draft of the codes.
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
 * The draft matches the published contents again. Requires `If-Match: "revision"`, as for an update.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the codes.
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
 * Returns the published contents if nothing has been changed. Every role can read it; only owners and managers can change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the draft of the tiers.
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
 * @summary Get the draft of the tiers.
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
 * Send the complete contents, in the clinic’s order. Published items that you leave out are archived or retired. A draft with problems is saved, but can’t be published. Requires `If-Match: "revision"`; if someone else changed the draft first, the call is refused and `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Update the draft of the tiers.
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
 * The draft matches the published contents again. Requires `If-Match: "revision"`, as for an update.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the tiers.
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
 * Returns the published contents if nothing has been changed. Every role can read it; only owners and managers can change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the draft of the pages.
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
 * @summary Get the draft of the pages.
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
 * Send the complete contents, in the clinic’s order. Published items that you leave out are archived or retired. A draft with problems is saved, but can’t be published. Requires `If-Match: "revision"`; if someone else changed the draft first, the call is refused and `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Update the draft of the pages.
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
 * The draft matches the published contents again. Requires `If-Match: "revision"`, as for an update.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the pages.
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
 * Returns the published contents if nothing has been changed. Every role can read it; only owners and managers can change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the draft of the brand.
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
 * @summary Get the draft of the brand.
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
 * Send the complete contents, in the clinic’s order. Published items that you leave out are archived or retired. A draft with problems is saved, but can’t be published. Requires `If-Match: "revision"`; if someone else changed the draft first, the call is refused and `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Update the draft of the brand.
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
 * The draft matches the published contents again. Requires `If-Match: "revision"`, as for an update.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the brand.
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
 * Returns the published contents if nothing has been changed. Every role can read it; only owners and managers can change it.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get the draft of the rules.
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
 * @summary Get the draft of the rules.
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
 * Send the complete contents, in the clinic’s order. Published items that you leave out are archived or retired. A draft with problems is saved, but can’t be published. Requires `If-Match: "revision"`; if someone else changed the draft first, the call is refused and `current` is the draft as it is now.
 *
 * For staff: owner, manager.
 * @summary Update the draft of the rules.
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
 * The draft matches the published contents again. Requires `If-Match: "revision"`, as for an update.
 *
 * For staff: owner, manager.
 * @summary Discard the draft of the rules.
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
 * Anyone who scans it, or a photo of it, is told that it’s no longer in use. This publishes a version of its own. The draft and any scheduled publication keep their other changes. Requires `If-Match: "revision"` of the part’s draft.
 *
 * For staff: owner, manager.
 * @summary Retire a check-in code immediately.
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
 * The old code is retired. The new one has the same name and points, has its own secret and is ready to print. This publishes a version of its own. The draft and any scheduled publication keep their other changes. Requires `If-Match: "revision"` of the part’s draft.
 *
 * For staff: owner, manager.
 * @summary Replace a check-in code immediately.
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
 * No one can claim it until it is resumed. Vouchers that were already claimed stay valid. This publishes a version of its own. The draft and any scheduled publication keep their other changes. Requires `If-Match: "revision"` of the part’s draft.
 *
 * For staff: owner, manager.
 * @summary Pause a reward immediately.
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
 * By default, compares the latest version with the draft. 0 is the state before the first version.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Compare two versions, or a version and the draft.
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
 * @summary Compare two versions, or a version and the draft.
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
 * Numbered from 1 without gaps. A version never changes.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List all published versions, newest first.
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
 * @summary List all published versions, newest first.
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
 * The contents as they were published. Every role can read them.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get a version with its contents.
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
 * @summary Get a version with its contents.
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
 * Items that were added after that version are archived in the draft. Check-in codes stay in use or retired as they are now, and paused rewards stay paused. Requires `If-Match: "revision"` of the overview. Returns the new overview.
 *
 * For staff: owner, manager.
 * @summary Restore a version as the draft.
 */
export const restoreProgramVersion = async (number: number, options?: Parameters<typeof request>[1]): Promise<ProgramOverview> => {
  return request<ProgramOverview>(getRestoreProgramVersionUrl(number), {
    ...options,
    method: 'POST',
  })
}
