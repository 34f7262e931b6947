import { useQuery } from '@tanstack/react-query'
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'

import type { AnyOtherResponse, ExportFiguresParams, HeadersTooLargeResponse, ListPatientsParams, NoEncodingAcceptedResponse, Overview, Patient, PatientDetails, PatientSuggestion, PresentPatient, Problem, ReadFiguresParams, SuggestPatientsParams } from '../schemas'

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

export const getListPatientsUrl = (params?: ListPatientsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/users?${stringifiedParams}` : `/api/admin/users`
}

/**
 * Without parameters, returns the first 100 patients in name order. Every word of the search must match; one or two letters match only the start of a word. In name order, patients whose name starts with the first word come first. The total is from when the list was started.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List or search patients.
 */
export const listPatients = async (params?: ListPatientsParams, options?: Parameters<typeof request>[1]): Promise<Patient[]> => {
  return request<Patient[]>(getListPatientsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getListPatientsQueryKey = (params?: ListPatientsParams) => {
  return [`/api/admin/users`, ...(params ? [params] : [])] as const
}

export const getListPatientsQueryOptions = <TData = Awaited<ReturnType<typeof listPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPatientsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatients>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPatientsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPatients>>> = ({ signal }) => listPatients(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listPatients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPatientsQueryResult = NonNullable<Awaited<ReturnType<typeof listPatients>>>
export type ListPatientsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListPatients<TData = Awaited<ReturnType<typeof listPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ListPatientsParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatients>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listPatients>>, TError, Awaited<ReturnType<typeof listPatients>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatients<TData = Awaited<ReturnType<typeof listPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPatientsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatients>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPatients>>, TError, Awaited<ReturnType<typeof listPatients>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPatients<TData = Awaited<ReturnType<typeof listPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPatientsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatients>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List or search patients.
 */

export function useListPatients<TData = Awaited<ReturnType<typeof listPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ListPatientsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPatients>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPatientsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getReadPatientUrl = (id: string) => {
  return `/api/admin/users/${id}`
}

/**
 * The same fields as in the list, and facts from imports. If the patient was merged into another one, this is the other one, as their ID shows. The view is audited.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Get a patient.
 */
export const readPatient = async (id: string, options?: Parameters<typeof request>[1]): Promise<PatientDetails> => {
  return request<PatientDetails>(getReadPatientUrl(id), {
    ...options,
    method: 'GET',
  })
}

export const getReadPatientQueryKey = (id: string) => {
  return [`/api/admin/users/${id}`] as const
}

export const getReadPatientQueryOptions = <TData = Awaited<ReturnType<typeof readPatient>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPatient>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadPatientQueryKey(id)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readPatient>>> = ({ signal }) => readPatient(id, { signal, ...requestOptions })

  return { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readPatient>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadPatientQueryResult = NonNullable<Awaited<ReturnType<typeof readPatient>>>
export type ReadPatientQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadPatient<TData = Awaited<ReturnType<typeof readPatient>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPatient>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readPatient>>, TError, Awaited<ReturnType<typeof readPatient>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPatient<TData = Awaited<ReturnType<typeof readPatient>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPatient>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readPatient>>, TError, Awaited<ReturnType<typeof readPatient>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadPatient<TData = Awaited<ReturnType<typeof readPatient>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPatient>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a patient.
 */

export function useReadPatient<TData = Awaited<ReturnType<typeof readPatient>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  id: string,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readPatient>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadPatientQueryOptions(id, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getSuggestPatientsUrl = (params?: SuggestPatientsParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/patients/suggest?${stringifiedParams}` : `/api/admin/patients/suggest`
}

/**
 * For search as you type: returns at most eight patients, matches at the start of a word first. Needs at least two letters; case and accents don’t matter. A phone number is found by its last digits, at least three.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Search patients by name, email address or phone number.
 */
export const suggestPatients = async (params?: SuggestPatientsParams, options?: Parameters<typeof request>[1]): Promise<PatientSuggestion[]> => {
  return request<PatientSuggestion[]>(getSuggestPatientsUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getSuggestPatientsQueryKey = (params?: SuggestPatientsParams) => {
  return [`/api/admin/patients/suggest`, ...(params ? [params] : [])] as const
}

export const getSuggestPatientsQueryOptions = <TData = Awaited<ReturnType<typeof suggestPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: SuggestPatientsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof suggestPatients>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getSuggestPatientsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof suggestPatients>>> = ({ signal }) => suggestPatients(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof suggestPatients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SuggestPatientsQueryResult = NonNullable<Awaited<ReturnType<typeof suggestPatients>>>
export type SuggestPatientsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useSuggestPatients<TData = Awaited<ReturnType<typeof suggestPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | SuggestPatientsParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof suggestPatients>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof suggestPatients>>, TError, Awaited<ReturnType<typeof suggestPatients>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSuggestPatients<TData = Awaited<ReturnType<typeof suggestPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: SuggestPatientsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof suggestPatients>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof suggestPatients>>, TError, Awaited<ReturnType<typeof suggestPatients>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSuggestPatients<TData = Awaited<ReturnType<typeof suggestPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: SuggestPatientsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof suggestPatients>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search patients by name, email address or phone number.
 */

export function useSuggestPatients<TData = Awaited<ReturnType<typeof suggestPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: SuggestPatientsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof suggestPatients>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSuggestPatientsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getListPresentUrl = () => {
  return `/api/admin/today`
}

/**
 * One entry per patient with their latest check-in, at most 300.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary List who checked in today, latest first, with what the front desk should know.
 */
export const listPresent = async (options?: Parameters<typeof request>[1]): Promise<PresentPatient[]> => {
  return request<PresentPatient[]>(getListPresentUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getListPresentQueryKey = () => {
  return [`/api/admin/today`] as const
}

export const getListPresentQueryOptions = <TData = Awaited<ReturnType<typeof listPresent>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPresent>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPresentQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPresent>>> = ({ signal }) => listPresent({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listPresent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPresentQueryResult = NonNullable<Awaited<ReturnType<typeof listPresent>>>
export type ListPresentQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useListPresent<TData = Awaited<ReturnType<typeof listPresent>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPresent>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listPresent>>, TError, Awaited<ReturnType<typeof listPresent>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPresent<TData = Awaited<ReturnType<typeof listPresent>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPresent>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPresent>>, TError, Awaited<ReturnType<typeof listPresent>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPresent<TData = Awaited<ReturnType<typeof listPresent>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPresent>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List who checked in today, latest first, with what the front desk should know.
 */

export function useListPresent<TData = Awaited<ReturnType<typeof listPresent>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPresent>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPresentQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getReadFiguresUrl = (params?: ReadFiguresParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/overview?${stringifiedParams}` : `/api/admin/overview`
}

/**
 * The period is at most five years; the default is the last twelve weeks. Point-in-time figures, such as outstanding points, are as of its end.
 *
 * For staff: owner, manager.
 * @summary Get the clinic’s key figures by week: members, points, check-ins and treatments.
 */
export const readFigures = async (params?: ReadFiguresParams, options?: Parameters<typeof request>[1]): Promise<Overview> => {
  return request<Overview>(getReadFiguresUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getReadFiguresQueryKey = (params?: ReadFiguresParams) => {
  return [`/api/admin/overview`, ...(params ? [params] : [])] as const
}

export const getReadFiguresQueryOptions = <TData = Awaited<ReturnType<typeof readFigures>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadFiguresParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readFigures>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getReadFiguresQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof readFigures>>> = ({ signal }) => readFigures(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof readFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReadFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof readFigures>>>
export type ReadFiguresQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useReadFigures<TData = Awaited<ReturnType<typeof readFigures>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ReadFiguresParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof readFigures>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof readFigures>>, TError, Awaited<ReturnType<typeof readFigures>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadFigures<TData = Awaited<ReturnType<typeof readFigures>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadFiguresParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readFigures>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof readFigures>>, TError, Awaited<ReturnType<typeof readFigures>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReadFigures<TData = Awaited<ReturnType<typeof readFigures>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadFiguresParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readFigures>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the clinic’s key figures by week: members, points, check-ins and treatments.
 */

export function useReadFigures<TData = Awaited<ReturnType<typeof readFigures>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ReadFiguresParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof readFigures>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getReadFiguresQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getExportFiguresUrl = (params?: ExportFiguresParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/api/admin/overview.csv?${stringifiedParams}` : `/api/admin/overview.csv`
}

/**
 * One row per figure with its dates, as CSV with a byte-order mark. The download is audited.
 *
 * For staff: owner, manager.
 * @summary Download the key figures as CSV.
 */
export const exportFigures = async (params?: ExportFiguresParams, options?: Parameters<typeof request>[1]): Promise<Blob> => {
  return request<Blob>(getExportFiguresUrl(params), {
    ...options,
    method: 'GET',
  })
}

export const getExportFiguresQueryKey = (params?: ExportFiguresParams) => {
  return [`/api/admin/overview.csv`, ...(params ? [params] : [])] as const
}

export const getExportFiguresQueryOptions = <TData = Awaited<ReturnType<typeof exportFigures>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportFiguresParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFigures>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getExportFiguresQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof exportFigures>>> = ({ signal }) => exportFigures(params, { signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof exportFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof exportFigures>>>
export type ExportFiguresQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useExportFigures<TData = Awaited<ReturnType<typeof exportFigures>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params: undefined | ExportFiguresParams,
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFigures>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof exportFigures>>, TError, Awaited<ReturnType<typeof exportFigures>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportFigures<TData = Awaited<ReturnType<typeof exportFigures>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportFiguresParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFigures>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof exportFigures>>, TError, Awaited<ReturnType<typeof exportFigures>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportFigures<TData = Awaited<ReturnType<typeof exportFigures>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportFiguresParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFigures>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the key figures as CSV.
 */

export function useExportFigures<TData = Awaited<ReturnType<typeof exportFigures>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  params?: ExportFiguresParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportFigures>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getExportFiguresQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

export const getExportPatientsUrl = () => {
  return `/api/admin/patients.csv`
}

/**
 * Streams all patients in the order of their IDs, as CSV with a byte-order mark. The download is audited.
 *
 * For staff: owner, manager.
 * @summary Download the patient list as CSV.
 */
export const exportPatients = async (options?: Parameters<typeof request>[1]): Promise<Blob> => {
  return request<Blob>(getExportPatientsUrl(), {
    ...options,
    method: 'GET',
  })
}

export const getExportPatientsQueryKey = () => {
  return [`/api/admin/patients.csv`] as const
}

export const getExportPatientsQueryOptions = <TData = Awaited<ReturnType<typeof exportPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPatients>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getExportPatientsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof exportPatients>>> = ({ signal }) => exportPatients({ signal, ...requestOptions })

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof exportPatients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportPatientsQueryResult = NonNullable<Awaited<ReturnType<typeof exportPatients>>>
export type ExportPatientsQueryError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>

export function useExportPatients<TData = Awaited<ReturnType<typeof exportPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options: { query: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPatients>>, TError, TData>> & Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof exportPatients>>, TError, Awaited<ReturnType<typeof exportPatients>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportPatients<TData = Awaited<ReturnType<typeof exportPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPatients>>, TError, TData>> & Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof exportPatients>>, TError, Awaited<ReturnType<typeof exportPatients>>>, 'initialData'>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportPatients<TData = Awaited<ReturnType<typeof exportPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPatients>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the patient list as CSV.
 */

export function useExportPatients<TData = Awaited<ReturnType<typeof exportPatients>>, TError = ErrorType<Problem | NoEncodingAcceptedResponse | HeadersTooLargeResponse | AnyOtherResponse>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPatients>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getExportPatientsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
