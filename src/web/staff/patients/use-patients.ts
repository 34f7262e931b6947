import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { getListPatientsQueryKey } from '#api/patients/patients.ts'
import type { ListPatientsParams, Patient } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { handleUnauthorized } from '../../data/unauthorized.ts'
import { fetchPatients, type PatientPage, PatientsNotFetched } from './patient-pages.ts'

export type PatientFilter = Pick<ListPatientsParams, 'search' | 'tier' | 'sort'>

const pages = [...getListPatientsQueryKey(), 'pages'] as const

/** The list of patients, loaded page by page while scrolling. */
export function usePatients(filter: PatientFilter) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch, isPlaceholderData } =
    useInfiniteQuery({
      queryKey: [...pages, filter],
      queryFn: ({ pageParam, signal }) =>
        fetchPatients({ ...filter, limit: 100, ...(pageParam && { cursor: pageParam }) }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: page => page.next,
      placeholderData: keepPreviousData,
      // Comparing each page with all previous ones would get slower with scrolling.
      structuralSharing: false,
      refetchOnReconnect: false,
    })
  useTelling(error)
  const more = useCallback(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [hasNextPage, isFetching, error, fetchNextPage])
  const patients = useMemo(() => data?.pages.flatMap(page => page.patients), [data])
  return {
    patients,
    total: data?.pages[0]?.total ?? 0,
    isLeast: data?.pages[0]?.isLeast ?? false,
    error,
    isFetching,
    isRenewing: isPlaceholderData,
    more,
    again: () => void (data && !isPlaceholderData ? fetchNextPage() : refetch()),
  }
}

function useTelling(error: Error | null) {
  useEffect(() => {
    if (!error || handleUnauthorized(error instanceof PatientsNotFetched ? error.cause : error)) return
    showToast({
      title: 'Error Loading Patients',
      description: error.message,
      tone: 'critical',
      durationMs: 60_000,
      action: { label: 'Retry', onPress: () => location.reload() },
    })
  }, [error])
}

/** Updates a changed patient in place in the loaded pages. */
export function useShowingChange() {
  const queryClient = useQueryClient()
  return (id: string, change: Partial<Patient>) => {
    const changed = (patient: Patient) => (patient.id === id ? { ...patient, ...change } : patient)
    queryClient.setQueriesData<LoadedPages>({ queryKey: pages }, loaded => ({
      pageParams: loaded?.pageParams ?? [],
      pages: (loaded?.pages ?? []).map(page => ({ ...page, patients: page.patients.map(changed) })),
    }))
  }
}

interface LoadedPages {
  readonly pages: readonly PatientPage[]
  readonly pageParams: readonly unknown[]
}
