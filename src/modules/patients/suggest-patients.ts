import type { PatientsPorts, Suggestion } from './ports.ts'

const mostSuggested = 8
const fewestLetters = 2

export async function suggestPatients(
  { deskRows }: PatientsPorts,
  typed: string,
): Promise<readonly Suggestion[]> {
  const words = typed.trim().toLowerCase().split(/\s+/).join(' ')
  return words.length < fewestLetters ? [] : deskRows.beginningWith(words, mostSuggested)
}
