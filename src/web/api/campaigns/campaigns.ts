import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type {
  AdminNotification,
  AnyOtherResponse,
  Campaign,
  CampaignPreview,
  CampaignResult,
  Done,
  HeadersTooLargeResponse,
  ListAdminNotificationsParams,
  ListCampaignsParams,
  NoEncodingAcceptedResponse,
  PreviewCampaignParams,
  Problem,
  SendEmailCampaignBody,
  SendNotificationBody,
  SendPromotionBody,
  SendSmsCampaignBody,
  SendTrialBody,
  SentBirthdaySpecials,
  SentNotification,
  SentPromotion,
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

export const getListAdminNotificationsUrl = (params?: ListAdminNotificationsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/notifications?${stringifiedParams}` : `/api/admin/notifications`
}

/**
 * Includes birthday specials and the results of each notification.
 *
 * For staff: owner, manager.
 * @summary List the notifications that staff sent or scheduled, newest first.
 */
export const listAdminNotifications = async (params?: ListAdminNotificationsParams, options?: Parameters<typeof request>[1]): Promise<AdminNotification[]> => {
  return request<AdminNotification[]>(getListAdminNotificationsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListAdminNotificationsQueryKey = (params?: ListAdminNotificationsParams) => {
  return [`/api/admin/notifications`, ...(params ? [params] : [])] as const
}

export const getListAdminNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listAdminNotifications>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAdminNotificationsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminNotifications>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListAdminNotificationsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminNotifications>>> = ({ signal }) => listAdminNotifications(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listAdminNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminNotifications>>>
export type ListAdminNotificationsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListAdminNotifications<TData = Awaited<ReturnType<typeof listAdminNotifications>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListAdminNotificationsParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminNotifications>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listAdminNotifications>>, TError, Awaited<ReturnType<typeof listAdminNotifications>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminNotifications<TData = Awaited<ReturnType<typeof listAdminNotifications>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAdminNotificationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminNotifications>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listAdminNotifications>>, TError, Awaited<ReturnType<typeof listAdminNotifications>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminNotifications<TData = Awaited<ReturnType<typeof listAdminNotifications>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAdminNotificationsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminNotifications>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notifications that staff sent or scheduled, newest first.
 */

export function useListAdminNotifications<TData = Awaited<ReturnType<typeof listAdminNotifications>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListAdminNotificationsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminNotifications>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAdminNotificationsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSendNotificationUrl = () => {
  return `/api/admin/notifications/send`
}

/**
 * Sends it in the app, and by push to members who opted in. Marketing goes only to members who opted in to push; GENERAL and REMINDER appear in the app for everyone. Devices that can’t be reached are retried, and meanwhile the notification still becomes `done`. A scheduled time is in the clinic’s time zone unless it ends with an offset. For a small audience, the response waits a few seconds and includes the progress.
 *
 * For staff: owner, manager.
 * @summary Send or schedule a notification.
 */
export const sendNotification = async (sendNotificationBody: SendNotificationBody, options?: Parameters<typeof request>[1]): Promise<SentNotification> => {
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
  return request<SentNotification>(getSendNotificationUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendNotificationBody),
  })
}

export const getSendBirthdaySpecialsUrl = () => {
  return `/api/admin/notifications/birthday`
}

/**
 * Goes to members with a birthday this month who haven’t had this year’s special. Each member gets it at most once a year, even if the call is repeated.
 *
 * For staff: owner, manager.
 * @summary Send this month’s birthday specials.
 */
export const sendBirthdaySpecials = async (options?: Parameters<typeof request>[1]): Promise<SentBirthdaySpecials> => {
  return request<SentBirthdaySpecials>(getSendBirthdaySpecialsUrl(), {
    ...options,
    method: 'POST',
  })
}

export const getSendPromotionUrl = () => {
  return `/api/admin/send-promotion`
}

/**
 * Goes only to members who opted in, and not during quiet hours. The response says how many members are skipped, and why.
 *
 * For staff: owner, manager.
 * @summary Send a marketing campaign in the app and by push.
 */
export const sendPromotion = async (sendPromotionBody: SendPromotionBody, options?: Parameters<typeof request>[1]): Promise<SentPromotion> => {
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
  return request<SentPromotion>(getSendPromotionUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendPromotionBody),
  })
}

export const getSendEmailCampaignUrl = () => {
  return `/api/admin/email-campaign`
}

/**
 * Goes to members who opted in, or to everyone who hasn’t opted out. Unsubscribed members never get it. Every email has an unsubscribe link and a one-click unsubscribe header (RFC 8058).
 *
 * For staff: owner, manager.
 * @summary Send an email campaign.
 */
export const sendEmailCampaign = async (sendEmailCampaignBody: SendEmailCampaignBody, options?: Parameters<typeof request>[1]): Promise<CampaignResult> => {
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
  return request<CampaignResult>(getSendEmailCampaignUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendEmailCampaignBody),
  })
}

export const getSendSmsCampaignUrl = () => {
  return `/api/admin/sms-campaign`
}

/**
 * Goes only to members who opted in to SMS, have a number that can receive texts, and haven’t replied STOP. Without `sendToAll`, it goes only to those of them who were active in the last year. At most 160 characters.
 *
 * For staff: owner, manager.
 * @summary Send an SMS campaign.
 */
export const sendSmsCampaign = async (sendSmsCampaignBody: SendSmsCampaignBody, options?: Parameters<typeof request>[1]): Promise<CampaignResult> => {
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
  return request<CampaignResult>(getSendSmsCampaignUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendSmsCampaignBody),
  })
}

export const getPreviewCampaignUrl = (params: PreviewCampaignParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/campaign-preview?${stringifiedParams}` : `/api/admin/campaign-preview`
}

/**
 * Also returns how many would be skipped, and why. Uses the current data and the same query as sending. Changes nothing and sends nothing.
 *
 * For staff: owner, manager.
 * @summary Preview how many members a campaign would reach.
 */
export const previewCampaign = async (params: PreviewCampaignParams, options?: Parameters<typeof request>[1]): Promise<CampaignPreview> => {
  return request<CampaignPreview>(getPreviewCampaignUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getPreviewCampaignQueryKey = (params?: PreviewCampaignParams) => {
  return [`/api/admin/campaign-preview`, ...(params ? [params] : [])] as const
}

export const getPreviewCampaignQueryOptions = <TData = Awaited<ReturnType<typeof previewCampaign>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: PreviewCampaignParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCampaign>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getPreviewCampaignQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof previewCampaign>>> = ({ signal }) => previewCampaign(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof previewCampaign>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewCampaignQueryResult = NonNullable<Awaited<ReturnType<typeof previewCampaign>>>
export type PreviewCampaignQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function usePreviewCampaign<TData = Awaited<ReturnType<typeof previewCampaign>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: PreviewCampaignParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCampaign>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof previewCampaign>>, TError, Awaited<ReturnType<typeof previewCampaign>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewCampaign<TData = Awaited<ReturnType<typeof previewCampaign>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: PreviewCampaignParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCampaign>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof previewCampaign>>, TError, Awaited<ReturnType<typeof previewCampaign>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewCampaign<TData = Awaited<ReturnType<typeof previewCampaign>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: PreviewCampaignParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCampaign>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview how many members a campaign would reach.
 */

export function usePreviewCampaign<TData = Awaited<ReturnType<typeof previewCampaign>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: PreviewCampaignParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewCampaign>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPreviewCampaignQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListCampaignsUrl = (params?: ListCampaignsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/campaigns?${stringifiedParams}` : `/api/admin/campaigns`
}

/**
 * Includes everything that staff sent or scheduled. Can be filtered by kind.
 *
 * For staff: owner, manager.
 * @summary List campaigns on all channels with their results, newest first.
 */
export const listCampaigns = async (params?: ListCampaignsParams, options?: Parameters<typeof request>[1]): Promise<Campaign[]> => {
  return request<Campaign[]>(getListCampaignsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListCampaignsQueryKey = (params?: ListCampaignsParams) => {
  return [`/api/admin/campaigns`, ...(params ? [params] : [])] as const
}

export const getListCampaignsQueryOptions = <TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListCampaignsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListCampaignsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCampaigns>>> = ({ signal }) => listCampaigns(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCampaignsQueryResult = NonNullable<Awaited<ReturnType<typeof listCampaigns>>>
export type ListCampaignsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListCampaigns<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListCampaignsParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, Awaited<ReturnType<typeof listCampaigns>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCampaigns<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListCampaignsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, Awaited<ReturnType<typeof listCampaigns>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCampaigns<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListCampaignsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List campaigns on all channels with their results, newest first.
 */

export function useListCampaigns<TData = Awaited<ReturnType<typeof listCampaigns>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListCampaignsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCampaigns>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCampaignsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getReadCampaignUrl = (id: string) => {
  return `/api/admin/campaigns/${id}`
}

/**
 * Poll this while the campaign is in progress. The counts always add up to the total.
 *
 * For staff: owner, manager.
 * @summary Get a campaign and its progress.
 */
export const readCampaign = async (id: string, options?: Parameters<typeof request>[1]): Promise<Campaign> => {
  return request<Campaign>(getReadCampaignUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getReadCampaignQueryKey = (id: string) => {
  return [`/api/admin/campaigns/${id}`] as const
}

export const getReadCampaignQueryOptions = <TData = Awaited<ReturnType<typeof readCampaign>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readCampaign>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadCampaignQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readCampaign>>> = ({ signal }) => readCampaign(id, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readCampaign>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadCampaignQueryResult = NonNullable<Awaited<ReturnType<typeof readCampaign>>>
export type ReadCampaignQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadCampaign<TData = Awaited<ReturnType<typeof readCampaign>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readCampaign>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readCampaign>>, TError, Awaited<ReturnType<typeof readCampaign>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCampaign<TData = Awaited<ReturnType<typeof readCampaign>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readCampaign>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readCampaign>>, TError, Awaited<ReturnType<typeof readCampaign>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadCampaign<TData = Awaited<ReturnType<typeof readCampaign>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readCampaign>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a campaign and its progress.
 */

export function useReadCampaign<TData = Awaited<ReturnType<typeof readCampaign>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readCampaign>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadCampaignQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getPauseCampaignUrl = (id: string) => {
  return `/api/admin/campaigns/${id}/pause`
}

/**
 * Messages that are being sent right now still go out. Repeating the call is safe.
 *
 * For staff: owner, manager.
 * @summary Pause a campaign.
 */
export const pauseCampaign = async (id: string, options?: Parameters<typeof request>[1]): Promise<Campaign> => {
  return request<Campaign>(getPauseCampaignUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getResumeCampaignUrl = (id: string) => {
  return `/api/admin/campaigns/${id}/resume`
}

/**
 * The remaining recipients get it now, once each.
 *
 * For staff: owner, manager.
 * @summary Resume a paused campaign, or send a late one.
 */
export const resumeCampaign = async (id: string, options?: Parameters<typeof request>[1]): Promise<Campaign> => {
  return request<Campaign>(getResumeCampaignUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getCancelCampaignUrl = (id: string) => {
  return `/api/admin/campaigns/${id}/cancel`
}

/**
 * Works for scheduled, paused and late campaigns, too. Messages that haven’t been sent never are; those already sent still count.
 *
 * For staff: owner, manager.
 * @summary Cancel a campaign.
 */
export const cancelCampaign = async (id: string, options?: Parameters<typeof request>[1]): Promise<Campaign> => {
  return request<Campaign>(getCancelCampaignUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getSendTrialUrl = () => {
  return `/api/admin/campaigns/test`
}

/**
 * A push goes to the devices of the member signed in on this browser. Tests don’t count in any results, and their links aren’t rewritten. Unsubscribed addresses and numbers that replied STOP are refused.
 *
 * For staff: owner, manager.
 * @summary Send yourself a test of a message.
 */
export const sendTrial = async (sendTrialBody: SendTrialBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getSendTrialUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendTrialBody),
  })
}
