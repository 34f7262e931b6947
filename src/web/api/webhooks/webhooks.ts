import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AddWebhookBody, AnyOtherResponse, ChangeWebhookBody, HeadersTooLargeResponse, IssuedWebhook, ListWebhookDeliveriesParams, NoEncodingAcceptedResponse, Problem, ReplayWebhookDeliveriesBody, ReplayedDeliveries, Webhook, WebhookDelivery } from '../schemas'

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

export const getListWebhooksUrl = () => {
  return `/api/admin/webhooks`
}

/**
 * Includes whether deliveries succeed. Signing secrets are never shown again.
 *
 * For staff: owner.
 * @summary List webhook endpoints.
 */
export const listWebhooks = async (options?: Parameters<typeof request>[1]): Promise<Webhook[]> => {
  return request<Webhook[]>(getListWebhooksUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListWebhooksQueryKey = () => {
  return [`/api/admin/webhooks`] as const
}

export const getListWebhooksQueryOptions = <TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListWebhooksQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhooks>>> = ({ signal }) => listWebhooks({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhooksQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhooks>>>
export type ListWebhooksQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, Awaited<ReturnType<typeof listWebhooks>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, Awaited<ReturnType<typeof listWebhooks>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List webhook endpoints.
 */

export function useListWebhooks<TData = Awaited<ReturnType<typeof listWebhooks>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhooks>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListWebhooksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getAddWebhookUrl = () => {
  return `/api/admin/webhooks`
}

/**
 * The signing secret is shown only in this response. Follows Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature` (v1). Events are delivered at least once and in order for each member, with up to ten attempts over three days. They carry IDs and amounts; fetch details from `/api/v1`. `reward.claimed` and `voucher.redeemed` also carry the reward’s title, which can name a treatment, so treat them as health data. The URL must use https on port 443 or 8443 and resolve to a public address. Redirects aren’t followed.
 *
 * For staff: owner.
 * @summary Add a webhook endpoint.
 */
export const addWebhook = async (addWebhookBody: AddWebhookBody, options?: Parameters<typeof request>[1]): Promise<IssuedWebhook> => {
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
  return request<IssuedWebhook>(getAddWebhookUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addWebhookBody),
  })
}

export const getChangeWebhookUrl = (id: string) => {
  return `/api/admin/webhooks/${id}`
}

/**
 * A field that you leave out stays as it is. Deliveries that were pending when it was turned off are sent when it is turned on again.
 *
 * For staff: owner.
 * @summary Update a webhook endpoint’s URL and events, or turn it on or off.
 */
export const changeWebhook = async (id: string, changeWebhookBody?: ChangeWebhookBody, options?: Parameters<typeof request>[1]): Promise<Webhook> => {
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
  return request<Webhook>(getChangeWebhookUrl(id), {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeWebhookBody),
  })
}

export const getRemoveWebhookUrl = (id: string) => {
  return `/api/admin/webhooks/${id}`
}

/**
 * Its pending deliveries are deleted, too. A delivery that is being sent right now may still arrive.
 *
 * For staff: owner.
 * @summary Delete a webhook endpoint.
 */
export const removeWebhook = async (id: string, options?: Parameters<typeof request>[1]): Promise<Webhook> => {
  return request<Webhook>(getRemoveWebhookUrl(id), {
    ...options,
    method: 'DELETE',
  })
}

export const getReplaceWebhookSecretUrl = (id: string) => {
  return `/api/admin/webhooks/${id}/secret`
}

/**
 * For 24 hours, `webhook-signature` carries the signatures of both the old and the new secret, so no delivery is lost while you switch.
 *
 * For staff: owner.
 * @summary Rotate a webhook endpoint’s signing secret.
 */
export const replaceWebhookSecret = async (id: string, options?: Parameters<typeof request>[1]): Promise<IssuedWebhook> => {
  return request<IssuedWebhook>(getReplaceWebhookSecretUrl(id), {
    ...options,
    method: 'POST',
  })
}

export const getListWebhookDeliveriesUrl = (id: string, params?: ListWebhookDeliveriesParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/webhooks/${id}/deliveries?${stringifiedParams}` : `/api/admin/webhooks/${id}/deliveries`
}

/**
 * Covers the last 30 days. The list doesn’t say which member a delivery is about.
 *
 * For staff: owner.
 * @summary List an endpoint’s deliveries and their results, newest first.
 */
export const listWebhookDeliveries = async (id: string, params?: ListWebhookDeliveriesParams, options?: Parameters<typeof request>[1]): Promise<WebhookDelivery[]> => {
  return request<WebhookDelivery[]>(getListWebhookDeliveriesUrl(id, params), {
    ...options,
    method: 'GET',
  })
}

export const getListWebhookDeliveriesQueryKey = (id: string, params?: ListWebhookDeliveriesParams) => {
  return [`/api/admin/webhooks/${id}/deliveries`, ...(params ? [params] : [])] as const
}

export const getListWebhookDeliveriesQueryOptions = <TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ListWebhookDeliveriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListWebhookDeliveriesQueryKey(id, params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhookDeliveries>>> = ({ signal }) => listWebhookDeliveries(id, params, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhookDeliveriesQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhookDeliveries>>>
export type ListWebhookDeliveriesQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: undefined | ListWebhookDeliveriesParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, Awaited<ReturnType<typeof listWebhookDeliveries>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ListWebhookDeliveriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, Awaited<ReturnType<typeof listWebhookDeliveries>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ListWebhookDeliveriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List an endpoint’s deliveries and their results, newest first.
 */

export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ListWebhookDeliveriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListWebhookDeliveriesQueryOptions(id, params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getReplayWebhookDeliveryUrl = (id: string, deliveryId: string) => {
  return `/api/admin/webhooks/${id}/deliveries/${deliveryId}/replay`
}

/**
 * It has the same `webhook-id`, so the receiver can recognize duplicates.
 *
 * For staff: owner.
 * @summary Resend a delivery now.
 */
export const replayWebhookDelivery = async (id: string, deliveryId: string, options?: Parameters<typeof request>[1]): Promise<ReplayedDeliveries> => {
  return request<ReplayedDeliveries>(getReplayWebhookDeliveryUrl(id, deliveryId), {
    ...options,
    method: 'POST',
  })
}

export const getReplayWebhookDeliveriesUrl = (id: string) => {
  return `/api/admin/webhooks/${id}/replay`
}

/**
 * Includes events from while the endpoint was turned off. Duplicates have the same `webhook-id`.
 *
 * For staff: owner.
 * @summary Resend all events since a given time.
 */
export const replayWebhookDeliveries = async (id: string, replayWebhookDeliveriesBody: ReplayWebhookDeliveriesBody, options?: Parameters<typeof request>[1]): Promise<ReplayedDeliveries> => {
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
  return request<ReplayedDeliveries>(getReplayWebhookDeliveriesUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(replayWebhookDeliveriesBody),
  })
}
