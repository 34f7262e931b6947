import { useState } from 'react'
import { loadDraft, saveDraft } from '../data/drafts.ts'
import { emptyRequest, type RequestDraft, type RequestProblems } from './request-draft.ts'

/**
 * What was filled in, kept for this member over a reload and over signing in again, and what is wrong with it. The service
 * of the address counts until something is filled in: from then on it is in what is kept.
 */
export function useRequestDraft(memberId: string, service: string | undefined, onKept: () => void) {
  const name = `request:${memberId}`
  const [draft, setDraft] = useState<RequestDraft>(() => {
    const kept = loadDraft<RequestDraft>(name) ?? emptyRequest
    return service ? { ...kept, serviceId: service } : kept
  })
  const [problems, setProblems] = useState<RequestProblems>({})
  const change = (next: RequestDraft) => {
    setDraft(next)
    saveDraft(name, next)
    if (service) onKept()
  }
  return {
    draft,
    setProblems,
    clear: () => {
      setDraft(emptyRequest)
      saveDraft(name)
    },
    field: (field: keyof RequestDraft) => ({
      name: field,
      value: draft[field],
      error: problems[field],
      onChange: ({ target }: { target: { value: string } }) => {
        change({ ...draft, [field]: target.value })
        setProblems(({ [field]: _solved, ...others }) => others)
      },
    }),
  }
}
