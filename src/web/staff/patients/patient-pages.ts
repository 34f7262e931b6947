import { getListPatientsUrl } from '#api/patients/patients.ts'
import type { ListPatientsParams, Patient } from '#api/schemas/index.ts'
import { ApiError, fetchOk } from '../../data/request.ts'

export interface PatientPage {
  readonly patients: readonly Patient[]
  readonly total: number
  /** There are more, but they weren't counted. */
  readonly isLeast: boolean
  /** The cursor of the next page. */
  readonly next: string | undefined
}

/** The patient list didn't load: the message is the specified one, the cause is the server's error. */
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
