import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, ChooseCookiesBody, DeleteAccountBody, Done, Export, HeadersTooLargeResponse, IntakeBody, IntakeRenewal, IntakeStatus, NoEncodingAcceptedResponse, PatientIntake, Problem, ReadIntakeParams, RecordVisitBody, RenewIntakesAnswer, TrackEventBody } from '../schemas'

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

export const getChooseCookiesUrl = () => {
  return `/api/cookie-consent`
}

/**
 * Data that was kept under an earlier choice and is now declined is deleted immediately.
 *
 * Public.
 * @summary Save a visitor’s cookie choices for 30 days.
 */
export const chooseCookies = async (chooseCookiesBody: ChooseCookiesBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getChooseCookiesUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chooseCookiesBody),
  })
}

export const getTrackEventUrl = () => {
  return `/api/track`
}

/**
 * The response is the same whether or not it was recorded.
 *
 * Public.
 * @summary Record an event, if the visitor’s choices allow its type.
 */
export const trackEvent = async (trackEventBody: TrackEventBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getTrackEventUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(trackEventBody),
  })
}

export const getRecordVisitUrl = () => {
  return `/api/visitor`
}

/**
 * The response is the same whether or not it was recorded.
 *
 * Public.
 * @summary Record an app visit, if the visitor allows analytics.
 */
export const recordVisit = async (recordVisitBody: RecordVisitBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getRecordVisitUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(recordVisitBody),
  })
}

export const getExportPersonalDataUrl = () => {
  return `/api/user/export`
}

/**
 * JSON, grouped by area of the product, including health data and the diary. Leaves out only secrets, such as the password hash.
 *
 * For the signed-in member.
 * @summary Download all of the member’s personal data.
 */
export const exportPersonalData = async (options?: Parameters<typeof request>[1]): Promise<Export> => {
  return request<Export>(getExportPersonalDataUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getExportPersonalDataQueryKey = () => {
  return [`/api/user/export`] as const
}

export const getExportPersonalDataQueryOptions = <TData = Awaited<ReturnType<typeof exportPersonalData>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getExportPersonalDataQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof exportPersonalData>>> = ({ signal }) => exportPersonalData({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportPersonalDataQueryResult = NonNullable<Awaited<ReturnType<typeof exportPersonalData>>>
export type ExportPersonalDataQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useExportPersonalData<TData = Awaited<ReturnType<typeof exportPersonalData>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, Awaited<ReturnType<typeof exportPersonalData>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportPersonalData<TData = Awaited<ReturnType<typeof exportPersonalData>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, Awaited<ReturnType<typeof exportPersonalData>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportPersonalData<TData = Awaited<ReturnType<typeof exportPersonalData>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download all of the member’s personal data.
 */

export function useExportPersonalData<TData = Awaited<ReturnType<typeof exportPersonalData>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getExportPersonalDataQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getDeleteAccountUrl = () => {
  return `/api/user/delete-account`
}

/**
 * The points ledger is kept under an ID that no longer belongs to anyone. All devices are signed out.
 *
 * For the signed-in member.
 * @summary Delete the member’s account permanently.
 */
export const deleteAccount = async (deleteAccountBody: DeleteAccountBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getDeleteAccountUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deleteAccountBody),
  })
}

export const getSubmitIntakeUrl = () => {
  return `/api/user/hipaa-intake`
}

/**
 * Every submission is stored as a new version. Answers are encrypted before they’re stored, and never logged. The consents to the three channels are recorded separately. A birthday is added to the member’s profile if none is on file.
 *
 * For the signed-in member.
 * @summary Submit the medical intake.
 */
export const submitIntake = async (intakeBody: IntakeBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getSubmitIntakeUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(intakeBody),
  })
}

export const getIntakeStatusUrl = () => {
  return `/api/user/hipaa-intake`
}

/**
 * Returns whether and when it was submitted, never the answers. An intake is valid for a year, and as long as the texts that the member agreed to haven’t changed.
 *
 * For the signed-in member.
 * @summary Get the status of the member’s medical intake.
 */
export const intakeStatus = async (options?: Parameters<typeof request>[1]): Promise<IntakeStatus> => {
  return request<IntakeStatus>(getIntakeStatusUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getIntakeStatusQueryKey = () => {
  return [`/api/user/hipaa-intake`] as const
}

export const getIntakeStatusQueryOptions = <TData = Awaited<ReturnType<typeof intakeStatus>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof intakeStatus>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getIntakeStatusQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof intakeStatus>>> = ({ signal }) => intakeStatus({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof intakeStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type IntakeStatusQueryResult = NonNullable<Awaited<ReturnType<typeof intakeStatus>>>
export type IntakeStatusQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useIntakeStatus<TData = Awaited<ReturnType<typeof intakeStatus>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof intakeStatus>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof intakeStatus>>, TError, Awaited<ReturnType<typeof intakeStatus>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIntakeStatus<TData = Awaited<ReturnType<typeof intakeStatus>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof intakeStatus>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof intakeStatus>>, TError, Awaited<ReturnType<typeof intakeStatus>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIntakeStatus<TData = Awaited<ReturnType<typeof intakeStatus>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof intakeStatus>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the status of the member’s medical intake.
 */

export function useIntakeStatus<TData = Awaited<ReturnType<typeof intakeStatus>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof intakeStatus>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getIntakeStatusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getReadIntakeUrl = (id: string, params?: ReadIntakeParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/users/${id}/intake?${stringifiedParams}` : `/api/admin/users/${id}/intake`
}

/**
 * Returns the current version and the ten before it, each with its consents; `older` is the number of earlier versions. Every view is audited.
 *
 * For staff: owner, clinical.
 * @summary Get a patient’s medical intake, newest version first.
 */
export const readIntake = async (id: string, params?: ReadIntakeParams, options?: Parameters<typeof request>[1]): Promise<PatientIntake> => {
  return request<PatientIntake>(getReadIntakeUrl(id, params), {
    ...options,
    method: 'GET',
  })
}

export const getReadIntakeQueryKey = (id: string, params?: ReadIntakeParams) => {
  return [`/api/admin/users/${id}/intake`, ...(params ? [params] : [])] as const
}

export const getReadIntakeQueryOptions = <TData = Awaited<ReturnType<typeof readIntake>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadIntakeParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readIntake>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadIntakeQueryKey(id, params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readIntake>>> = ({ signal }) => readIntake(id, params, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readIntake>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadIntakeQueryResult = NonNullable<Awaited<ReturnType<typeof readIntake>>>
export type ReadIntakeQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadIntake<TData = Awaited<ReturnType<typeof readIntake>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params: undefined | ReadIntakeParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readIntake>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readIntake>>, TError, Awaited<ReturnType<typeof readIntake>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadIntake<TData = Awaited<ReturnType<typeof readIntake>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadIntakeParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readIntake>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readIntake>>, TError, Awaited<ReturnType<typeof readIntake>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadIntake<TData = Awaited<ReturnType<typeof readIntake>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadIntakeParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readIntake>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a patient’s medical intake, newest version first.
 */

export function useReadIntake<TData = Awaited<ReturnType<typeof readIntake>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  params?: ReadIntakeParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readIntake>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadIntakeQueryOptions(id, params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getFindRenewalUrl = () => {
  return `/api/admin/intake-renewal`
}

/**
 * Patients with a valid intake, and when everyone was last asked.
 *
 * For staff: owner, manager.
 * @summary Count the patients who would have to fill out the intake again.
 */
export const findRenewal = async (options?: Parameters<typeof request>[1]): Promise<IntakeRenewal> => {
  return request<IntakeRenewal>(getFindRenewalUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getFindRenewalQueryKey = () => {
  return [`/api/admin/intake-renewal`] as const
}

export const getFindRenewalQueryOptions = <TData = Awaited<ReturnType<typeof findRenewal>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findRenewal>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getFindRenewalQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof findRenewal>>> = ({ signal }) => findRenewal({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof findRenewal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindRenewalQueryResult = NonNullable<Awaited<ReturnType<typeof findRenewal>>>
export type FindRenewalQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useFindRenewal<TData = Awaited<ReturnType<typeof findRenewal>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof findRenewal>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof findRenewal>>, TError, Awaited<ReturnType<typeof findRenewal>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindRenewal<TData = Awaited<ReturnType<typeof findRenewal>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findRenewal>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof findRenewal>>, TError, Awaited<ReturnType<typeof findRenewal>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindRenewal<TData = Awaited<ReturnType<typeof findRenewal>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findRenewal>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the patients who would have to fill out the intake again.
 */

export function useFindRenewal<TData = Awaited<ReturnType<typeof findRenewal>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof findRenewal>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getFindRenewalQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getRenewIntakesUrl = () => {
  return `/api/admin/intake-renewal`
}

/**
 * All intakes submitted so far expire: Home and the intake ask for a new one. Earlier answers are kept.
 *
 * For staff: owner, manager.
 * @summary Ask everyone for a new intake.
 */
export const renewIntakes = async (options?: Parameters<typeof request>[1]): Promise<RenewIntakesAnswer> => {
  return request<RenewIntakesAnswer>(getRenewIntakesUrl(), {
    ...options,
    method: 'POST',
  })
}
