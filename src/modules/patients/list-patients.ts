import type { PatientCard, Place, Sort, Tier } from './cards.ts'
import type { PatientsPorts } from './ports.ts'
import { searchWords } from './search-words.ts'

export interface PatientsWanted {
  readonly search: string
  readonly tier: Tier | undefined
  readonly sort: Sort
  readonly limit: number
  readonly after: Continuation | undefined
}

/** Where to go on, and how many there were in all when the list was begun. */
export interface Continuation extends Place {
  readonly total: number
}

export interface PatientsListed {
  readonly patients: readonly PatientCard[]
  readonly total: number
  /** Absent at the end of the list. */
  readonly next: Continuation | undefined
}

export async function listPatients(
  { patientCards }: PatientsPorts,
  { search, tier, sort, limit, after }: PatientsWanted,
): Promise<PatientsListed> {
  const filter = { words: searchWords(search), tier }
  const [found, total] = await Promise.all([
    patientCards.page({ ...filter, sort, after, limit: limit + 1 }),
    after?.total ?? patientCards.count(filter),
  ])
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const next = found.length > limit && last ? { key: last.key, id: last.id, total } : undefined
  return { patients: shown, total, next }
}
