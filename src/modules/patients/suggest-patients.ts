import type { PatientsPorts, Suggestion } from './ports.ts'
import { searchWords } from './search-words.ts'

const mostSuggested = 8
const fewestLetters = 2

export async function suggestPatients(
  { deskRows }: PatientsPorts,
  typed: string,
): Promise<readonly Suggestion[]> {
  const words = searchWords(typed)
  const letters = words.reduce((sum, { word }) => sum + [...word].length, 0)
  return letters < fewestLetters ? [] : deskRows.withWords(words, mostSuggested)
}
