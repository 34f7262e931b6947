import { getListPatientsUrl } from '#api/patients/patients.ts'
import type { ListPatientsParams, Patient } from '#api/schemas/index.ts'
import { ApiError, fetchOk } from '../../data/request.ts'

export interface PatientPage {
  readonly patients: readonly Patient[]
  readonly total: number
  /** There are more than that, which nobody counted. */
  readonly isLeast: boolean
  /** Where the next page begins. */
  readonly next: string | undefined
}

/** The patient list did not come: the message is the specified one; what the server said is the cause. */
export class PatientsNotFetched extends Error {
  override readonly cause: ApiError
  constructor(cause: ApiError) {
    super(cause.status > 0 ? `Failed to fetch users: ${cause.status}` : cause.userMessage)
    this.cause = cause
  }
}

export async function fetchPatients(params: ListPatientsParams, signal: AbortSignal): Promise<PatientPage> {
  try {
    const response = await fetchOk(getListPatientsUrl(params), { signal })
    return {
      patients: (await response.json()) as Patient[],
      total: Number(response.headers.get('X-Total-Count')),
      isLeast: response.headers.get('X-Total-Relation') === 'gte',
      next: cursorIn(response.headers.get('Link') ?? ''),
    }
  } catch (error) {
    throw error instanceof ApiError ? new PatientsNotFetched(error) : error
  }
}

function cursorIn(link: string): string | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(link)?.[1]
  return (address && new URL(address, location.origin).searchParams.get('cursor')) || undefined
}
