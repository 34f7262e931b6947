import { useState } from 'react'
import { loadDraft, saveDraft } from '../data/drafts.ts'
import { emptyRequest, type RequestDraft, type RequestProblems, requestDraftName } from './request-draft.ts'

/**
 * The member's draft and its validation errors. The draft survives a reload and signing in again. The service from the URL
 * applies until the first edit; after that it is part of the draft.
 */
export function useRequestDraft(memberId: string, service: string | undefined, onKept: () => void) {
  const name = requestDraftName(memberId)
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
