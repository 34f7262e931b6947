import { getListScansToConfirmQueryKey } from '#api/check-in/check-in.ts'
import { getListPresentQueryKey } from '#api/patients/patients.ts'
import type { ApiError } from '../../data/request.ts'

/** Which scans wait, and who is here. */
export const listsOfScans = () => [getListScansToConfirmQueryKey(), getListPresentQueryKey()]

/** Somebody else was faster, or the patient scanned again: nothing went wrong. */
export const isSettled = ({ code }: ApiError) =>
  code === 'scan-already-decided' || code === 'visit-already-counted'
