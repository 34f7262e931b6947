import { useState } from 'react'
import type { ListPatientsSort, PatientTier } from '#api/schemas/index.ts'
import { loadDraft, saveDraft } from '../../data/drafts.ts'

export interface LookedFor {
  readonly search: string
  readonly tier?: PatientTier | undefined
  readonly sort: ListPatientsSort
}

export const everybody: LookedFor = { search: '', sort: 'name' }

const kept = 'patients-looked-for'

/** Clears the search for the next person who opens the area. */
export const forgetLookedFor = () => saveDraft(kept)

/**
 * The current search. It isn't in the URL, because it contains names; the tab keeps it for the way back from a patient.
 */
export function useLookedFor() {
  const [lookedFor, setLookedFor] = useState(() => loadDraft<LookedFor>(kept) ?? everybody)
  const change = (part: Partial<LookedFor>) => {
    const next = { ...lookedFor, ...part }
    saveDraft(kept, next)
    setLookedFor(next)
  }
  return [lookedFor, change] as const
}
