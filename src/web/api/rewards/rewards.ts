import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type {
  AnyOtherResponse,
  DeskVoucher,
  FindVoucherParams,
  GoalProgress,
  HeadersTooLargeResponse,
  ListUsedVouchersParams,
  NoEncodingAcceptedResponse,
  OfferAnswer,
  PointsGoal,
  Problem,
  RedeemGoalParams,
  RedeemVoucherBody,
  RedemptionAnswer,
  SendOfferBody,
  TakeBackVoucherBody,
  Voucher,
  VoucherAnswer,
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

export const getListGoalsUrl = () => {
  return `/api/points-goals`
}

/**
 * The same for everyone, so it is cached and comes with an `ETag`.
 *
 * Public.
 * @summary List the rewards that are active today, in display order.
 */
export const listGoals = async (options?: Parameters<typeof request>[1]): Promise<PointsGoal[]> => {
  return request<PointsGoal[]>(getListGoalsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListGoalsQueryKey = () => {
  return [`/api/points-goals`] as const
}

export const getListGoalsQueryOptions = <TData = Awaited<ReturnType<typeof listGoals>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGoals>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListGoalsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listGoals>>> = ({ signal }) => listGoals({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listGoals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGoalsQueryResult = NonNullable<Awaited<ReturnType<typeof listGoals>>>
export type ListGoalsQueryError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListGoals<TData = Awaited<ReturnType<typeof listGoals>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGoals>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listGoals>>, TError, Awaited<ReturnType<typeof listGoals>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGoals<TData = Awaited<ReturnType<typeof listGoals>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGoals>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listGoals>>, TError, Awaited<ReturnType<typeof listGoals>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGoals<TData = Awaited<ReturnType<typeof listGoals>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGoals>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the rewards that are active today, in display order.
 */

export function useListGoals<TData = Awaited<ReturnType<typeof listGoals>>, TError = ErrorType<void | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGoals>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGoalsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getMeasureProgressUrl = () => {
  return `/api/user/goal-progress`
}

/**
 * One entry per active reward: how many points are missing, whether it can be claimed, and whether it has been.
 *
 * For the signed-in member.
 * @summary Get the member’s progress toward each reward.
 */
export const measureProgress = async (options?: Parameters<typeof request>[1]): Promise<GoalProgress[]> => {
  return request<GoalProgress[]>(getMeasureProgressUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getMeasureProgressQueryKey = () => {
  return [`/api/user/goal-progress`] as const
}

export const getMeasureProgressQueryOptions = <TData = Awaited<ReturnType<typeof measureProgress>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof measureProgress>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getMeasureProgressQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof measureProgress>>> = ({ signal }) => measureProgress({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof measureProgress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MeasureProgressQueryResult = NonNullable<Awaited<ReturnType<typeof measureProgress>>>
export type MeasureProgressQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useMeasureProgress<TData = Awaited<ReturnType<typeof measureProgress>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof measureProgress>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof measureProgress>>, TError, Awaited<ReturnType<typeof measureProgress>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMeasureProgress<TData = Awaited<ReturnType<typeof measureProgress>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof measureProgress>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof measureProgress>>, TError, Awaited<ReturnType<typeof measureProgress>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMeasureProgress<TData = Awaited<ReturnType<typeof measureProgress>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof measureProgress>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the member’s progress toward each reward.
 */

export function useMeasureProgress<TData = Awaited<ReturnType<typeof measureProgress>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof measureProgress>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getMeasureProgressQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getRedeemGoalUrl = (id: string, params?: RedeemGoalParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/user/redeem-goal/${id}?${stringifiedParams}` : `/api/user/redeem-goal/${id}`
}

/**
 * Takes the points and issues a voucher in one transaction; a balance can’t go below zero. Each member can claim a reward once, or again after the number of days that the clinic has set. A second click claims nothing.
 *
 * For the signed-in member.
 * @summary Claim a reward.
 */
export const redeemGoal = async (id: string, params?: RedeemGoalParams, options?: Parameters<typeof request>[1]): Promise<RedemptionAnswer> => {
  return request<RedemptionAnswer>(getRedeemGoalUrl(id, params), {
    ...options,
    method: 'POST',
  })
}

export const getListVouchersUrl = () => {
  return `/api/user/vouchers`
}

/**
 * Includes ready, used and expired vouchers, each with the code to show at the front desk.
 *
 * For the signed-in member.
 * @summary List the member’s vouchers, newest first.
 */
export const listVouchers = async (options?: Parameters<typeof request>[1]): Promise<Voucher[]> => {
  return request<Voucher[]>(getListVouchersUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListVouchersQueryKey = () => {
  return [`/api/user/vouchers`] as const
}

export const getListVouchersQueryOptions = <TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListVouchersQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listVouchers>>> = ({ signal }) => listVouchers({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVouchersQueryResult = NonNullable<Awaited<ReturnType<typeof listVouchers>>>
export type ListVouchersQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listVouchers>>, TError, Awaited<ReturnType<typeof listVouchers>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listVouchers>>, TError, Awaited<ReturnType<typeof listVouchers>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member’s vouchers, newest first.
 */

export function useListVouchers<TData = Awaited<ReturnType<typeof listVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listVouchers>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListVouchersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSendOfferUrl = () => {
  return `/api/admin/send-promo-notification`
}

/**
 * Issues a single-use voucher for the current month in the clinic’s time zone, once per month per patient. The member sees it in the app and gets a push notification if they opted in.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Give a patient 10% off any service.
 */
export const sendOffer = async (sendOfferBody: SendOfferBody, options?: Parameters<typeof request>[1]): Promise<OfferAnswer> => {
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
  return request<OfferAnswer>(getSendOfferUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sendOfferBody),
  })
}

export const getListPatientVouchersUrl = (id: string) => {
  return `/api/admin/users/${id}/vouchers`
}

/**
 * The same list that the member sees, including codes. The view is audited.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List a patient’s vouchers, newest first.
 */
export const listPatientVouchers = async (id: string, options?: Parameters<typeof request>[1]): Promise<Voucher[]> => {
  return request<Voucher[]>(getListPatientVouchersUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getListPatientVouchersQueryKey = (id: string) => {
  return [`/api/admin/users/${id}/vouchers`] as const
}

export const getListPatientVouchersQueryOptions = <TData = Awaited<ReturnType<typeof listPatientVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientVouchers>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPatientVouchersQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPatientVouchers>>> = ({ signal }) => listPatientVouchers(id, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listPatientVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPatientVouchersQueryResult = NonNullable<Awaited<ReturnType<typeof listPatientVouchers>>>
export type ListPatientVouchersQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListPatientVouchers<TData = Awaited<ReturnType<typeof listPatientVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientVouchers>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listPatientVouchers>>, TError, Awaited<ReturnType<typeof listPatientVouchers>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatientVouchers<TData = Awaited<ReturnType<typeof listPatientVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientVouchers>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPatientVouchers>>, TError, Awaited<ReturnType<typeof listPatientVouchers>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatientVouchers<TData = Awaited<ReturnType<typeof listPatientVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientVouchers>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a patient’s vouchers, newest first.
 */

export function useListPatientVouchers<TData = Awaited<ReturnType<typeof listPatientVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatientVouchers>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPatientVouchersQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getFindVoucherUrl = (params: FindVoucherParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/vouchers/find?${stringifiedParams}` : `/api/admin/vouchers/find`
}

/**
 * Returns whose it is and whether it can be redeemed. Case, spaces and hyphens in the code don’t matter. The voucher doesn’t change, but the view is audited because it shows a patient.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Find a voucher by its code.
 */
export const findVoucher = async (params: FindVoucherParams, options?: Parameters<typeof request>[1]): Promise<DeskVoucher> => {
  return request<DeskVoucher>(getFindVoucherUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getFindVoucherQueryKey = (params?: FindVoucherParams) => {
  return [`/api/admin/vouchers/find`, ...(params ? [params] : [])] as const
}

export const getFindVoucherQueryOptions = <TData = Awaited<ReturnType<typeof findVoucher>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: FindVoucherParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findVoucher>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getFindVoucherQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof findVoucher>>> = ({ signal }) => findVoucher(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof findVoucher>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindVoucherQueryResult = NonNullable<Awaited<ReturnType<typeof findVoucher>>>
export type FindVoucherQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useFindVoucher<TData = Awaited<ReturnType<typeof findVoucher>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: FindVoucherParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof findVoucher>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof findVoucher>>, TError, Awaited<ReturnType<typeof findVoucher>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindVoucher<TData = Awaited<ReturnType<typeof findVoucher>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: FindVoucherParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findVoucher>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof findVoucher>>, TError, Awaited<ReturnType<typeof findVoucher>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindVoucher<TData = Awaited<ReturnType<typeof findVoucher>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: FindVoucherParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findVoucher>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find a voucher by its code.
 */

export function useFindVoucher<TData = Awaited<ReturnType<typeof findVoucher>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: FindVoucherParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findVoucher>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFindVoucherQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListUsedVouchersUrl = (params?: ListUsedVouchersParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/vouchers/used?${stringifiedParams}` : `/api/admin/vouchers/used`
}

/**
 * Today in the clinic’s time zone, so that a mistake can be found and undone.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List the vouchers redeemed today, newest first.
 */
export const listUsedVouchers = async (params?: ListUsedVouchersParams, options?: Parameters<typeof request>[1]): Promise<DeskVoucher[]> => {
  return request<DeskVoucher[]>(getListUsedVouchersUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListUsedVouchersQueryKey = (params?: ListUsedVouchersParams) => {
  return [`/api/admin/vouchers/used`, ...(params ? [params] : [])] as const
}

export const getListUsedVouchersQueryOptions = <TData = Awaited<ReturnType<typeof listUsedVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListUsedVouchersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsedVouchers>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListUsedVouchersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsedVouchers>>> = ({ signal }) => listUsedVouchers(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listUsedVouchers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsedVouchersQueryResult = NonNullable<Awaited<ReturnType<typeof listUsedVouchers>>>
export type ListUsedVouchersQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListUsedVouchers<TData = Awaited<ReturnType<typeof listUsedVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListUsedVouchersParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsedVouchers>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listUsedVouchers>>, TError, Awaited<ReturnType<typeof listUsedVouchers>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsedVouchers<TData = Awaited<ReturnType<typeof listUsedVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListUsedVouchersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsedVouchers>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listUsedVouchers>>, TError, Awaited<ReturnType<typeof listUsedVouchers>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUsedVouchers<TData = Awaited<ReturnType<typeof listUsedVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListUsedVouchersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsedVouchers>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the vouchers redeemed today, newest first.
 */

export function useListUsedVouchers<TData = Awaited<ReturnType<typeof listUsedVouchers>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListUsedVouchersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsedVouchers>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListUsedVouchersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getRedeemVoucherUrl = () => {
  return `/api/admin/vouchers/redeem`
}

/**
 * A voucher can be redeemed once; a second attempt, even at another desk, is refused. The member is notified.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Redeem a voucher.
 */
export const redeemVoucher = async (redeemVoucherBody: RedeemVoucherBody, options?: Parameters<typeof request>[1]): Promise<VoucherAnswer> => {
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
  return request<VoucherAnswer>(getRedeemVoucherUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(redeemVoucherBody),
  })
}

export const getTakeBackVoucherUrl = () => {
  return `/api/admin/vouchers/take-back`
}

/**
 * Possible only on the day it was redeemed. The voucher can be used again, and the member is notified.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Undo the redemption of a voucher.
 */
export const takeBackVoucher = async (takeBackVoucherBody: TakeBackVoucherBody, options?: Parameters<typeof request>[1]): Promise<VoucherAnswer> => {
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
  return request<VoucherAnswer>(getTakeBackVoucherUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(takeBackVoucherBody),
  })
}
