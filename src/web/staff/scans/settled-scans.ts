import { getListScansToConfirmQueryKey } from '#api/check-in/check-in.ts'
import { getListPresentQueryKey } from '#api/patients/patients.ts'
import type { ApiError } from '../../data/request.ts'

/** The lists of waiting scans and of patients who are here. */
export const listsOfScans = () => [getListScansToConfirmQueryKey(), getListPresentQueryKey()]

/** Someone else decided first, or the patient scanned again: not an error. */
export const isSettled = ({ code }: ApiError) =>
  code === 'scan-already-decided' || code === 'visit-already-counted'
