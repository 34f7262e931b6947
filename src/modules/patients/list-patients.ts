import type { Continuation, PatientCard, Sort, Tier } from './cards.ts'
import type { PatientsPorts } from './ports.ts'
import { searchWords } from './search-words.ts'

export interface PatientsWanted {
  readonly search: string
  readonly tier: Tier | undefined
  readonly sort: Sort
  readonly limit: number
  readonly after: Continuation | undefined
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
  const words = searchWords(search)
  const { cards, total } = await patientCards.page({ words, tier, sort, after, limit: limit + 1 })
  const shown = cards.slice(0, limit)
  const last = shown.at(-1)
  const next = cards.length > limit && last ? { key: last.key, id: last.id, total } : undefined
  return { patients: shown, total, next }
}
