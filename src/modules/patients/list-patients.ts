import type { Cursor, PatientCard, Sort, Tier, Total } from './cards.ts'
import type { FiguresPorts, PatientLine, PatientsPorts, Suggestion } from './ports.ts'
import { searchWords } from './search-words.ts'

const mostSuggested = 8
const fewestLetters = 2
const exportedAtOnce = 1000

export interface PatientsWanted {
  readonly search: string
  readonly tier: Tier | undefined
  readonly sort: Sort
  readonly limit: number
  readonly after: Cursor | undefined
}

export interface PatientsListed extends Total {
  readonly patients: readonly PatientCard[]
  /** Undefined on the last page. */
  readonly next: Cursor | undefined
}

export async function listPatients(
  { patientCards }: PatientsPorts,
  { search, tier, sort, limit, after }: PatientsWanted,
): Promise<PatientsListed> {
  const words = searchWords(search)
  const { cards, total, isLeast } = await patientCards.page({ words, tier, sort, after, limit: limit + 1 })
  const shown = cards.slice(0, limit)
  const last = shown.at(-1)
  const next = cards.length > limit && last ? { key: last.key, id: last.id, total, isLeast } : undefined
  return { patients: shown, total, isLeast, next }
}

export async function suggestPatients(
  { deskRows }: PatientsPorts,
  typed: string,
): Promise<readonly Suggestion[]> {
  const words = searchWords(typed)
  const letters = words.reduce((sum, { word }) => sum + [...word].length, 0)
  return letters < fewestLetters ? [] : deskRows.withWords(words, mostSuggested)
}

export async function* exportPatients({ figures }: FiguresPorts): AsyncGenerator<readonly PatientLine[]> {
  let last: string | undefined
  do {
    const patients = await figures.patientsAfter(last, exportedAtOnce)
    if (patients.length > 0) yield patients
    last = patients.length === exportedAtOnce ? patients.at(-1)?.id : undefined
  } while (last)
}
