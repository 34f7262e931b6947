import type { Role, StaffGrant } from '#platform/http/route/route.ts'
import type { Change } from '../difference.ts'
import type { Author } from '../ports.ts'

/** Who decides what the clinic offers. */
export const editors: readonly Role[] = ['owner', 'manager']

export const ifMatch = { 'If-Match': 'The `revision` as it was read, in quotes.' }

/** The revision that a request says it saw; nothing where it says none. */
export const seenIn = (header: (name: string) => string): string =>
  header('If-Match').replace(/^(?:W\/)?"(.*)"$/, '$1')

export const authorOf = ({ staffId, name }: StaffGrant): Author => ({ id: `staff:${staffId}`, name })

const mostLetters = 1_000

/** What was before and what is now, in a few words for the audit log. */
export const auditedWords = (what: string, changes: readonly Change[]): string => {
  const words = changes.map(change => change.words).join('; ')
  const whole = words === '' ? `${what}: nothing changed` : `${what}: ${words}`
  return whole.length > mostLetters ? `${whole.slice(0, mostLetters - 1)}…` : whole
}

export const auditedChanges = (what: string) => (answer: unknown) =>
  auditedWords(what, (answer as { readonly changes: readonly Change[] }).changes)
