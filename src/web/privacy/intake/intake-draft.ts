import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { signInOnThisPage } from '../../data/unauthorized.ts'
import { type Draft, emptyDraft, type Problems } from './intake-rules.ts'

const key = ['intake-draft']

interface KeptDraft {
  readonly memberId: string
  readonly changes: Partial<Draft>
}

export type IntakeForm = ReturnType<typeof useIntakeDraft>

/**
 * Typed answers on top of those on file. Kept only in the page's memory, next to the server's responses. They survive
 * leaving the screen, and are removed at sign-out. Another member never gets them.
 */
export function useIntakeDraft(memberId: string, known: Partial<Draft>) {
  const queries = useQueryClient()
  const signInHere = useSigningInHere()
  const [changes, setChanges] = useState(() => keptOf(queries, memberId))
  const [problems, setProblems] = useState<Problems>({})
  const draft: Draft = { ...emptyDraft, ...known, ...changes }
  const change = (next: Partial<Draft>) => {
    const all = { ...keptOf(queries, memberId), ...next }
    keep(queries, { memberId, changes: all })
    signInOnThisPage(signInHere)
    setChanges(all)
    setProblems(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next))))
  }
  const forget = () => {
    queries.removeQueries({ queryKey: key })
    signInOnThisPage(undefined)
  }
  return { known, draft, change, problems, setProblems, forget }
}

/** Lets the member sign in again without a page load; clears the current user. */
function useSigningInHere() {
  const queries = useQueryClient()
  const router = useRouter()
  return () => {
    queries.removeQueries({ queryKey: getCurrentUserQueryKey() })
    return router.navigate({ to: '/auth', search: { returnTo: router.state.location.href } })
  }
}

function keptOf(queries: QueryClient, memberId: string): Partial<Draft> {
  const kept = queries.getQueryData<KeptDraft>(key)
  return kept?.memberId === memberId ? kept.changes : {}
}

function keep(queries: QueryClient, kept: KeptDraft): void {
  queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData<KeptDraft>(key, kept)
}
