import { useSyncExternalStore } from 'react'
import { saveDraft } from '../../data/drafts.ts'
import { type AwardDraft, emptyAward } from './award-draft.ts'

const listeners = new Set<() => void>()
let started = 0
let isFresh = false

/** Starts an award for this patient in the form, whether it is already open or opens next. */
export function startAward(patient: Pick<AwardDraft, 'userEmail' | 'memberId'>): void {
  // Another award, even for the same patient, has another idempotency key.
  saveDraft('award')
  saveDraft('award', { ...emptyAward, ...patient })
  started += 1
  isFresh = true
  for (const listener of listeners) listener()
}

/** How many times an award was started this way. */
export const useAwardsStarted = () => useSyncExternalStore(subscribe, () => started)

/** Whether the form that is opening was started this way; true only for the first call. */
export function takeFreshAward(): boolean {
  const was = isFresh
  isFresh = false
  return was
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
