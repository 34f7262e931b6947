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

/** Whoever opens the area next looks for nobody. */
export const forgetLookedFor = () => saveDraft(kept)

/** What is looked for. It is in no address, because it names people; the tab keeps it for who comes back from a patient. */
export function useLookedFor() {
  const [lookedFor, setLookedFor] = useState(() => loadDraft<LookedFor>(kept) ?? everybody)
  const change = (part: Partial<LookedFor>) => {
    const next = { ...lookedFor, ...part }
    saveDraft(kept, next)
    setLookedFor(next)
  }
  return [lookedFor, change] as const
}
