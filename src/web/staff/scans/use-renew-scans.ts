import { useQueryClient } from '@tanstack/react-query'
import { getListScansToConfirmQueryKey } from '#api/desk/desk.ts'
import { getListPresentQueryKey } from '#api/patients/patients.ts'
import type { ApiError } from '../../data/request.ts'

/** Asks again which scans wait and who is here. */
export function useRenewScans() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [getListScansToConfirmQueryKey(), getListPresentQueryKey()].map(queryKey =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}

/** Somebody else was faster, or the patient scanned again: nothing went wrong. */
export const isSettled = ({ code }: ApiError) =>
  code === 'scan-already-decided' || code === 'visit-already-counted'
