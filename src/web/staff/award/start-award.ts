import { useSyncExternalStore } from 'react'
import { saveDraft } from '../../data/drafts.ts'
import { type AwardDraft, emptyAward } from './award-draft.ts'
import { deskPlace } from './desk-place.ts'

const listeners = new Set<() => void>()
let started = 0
let isFresh = false

/** Begins an award to this patient; the form says so, whether it is open already or opens next. */
export function startAward(patient: Pick<AwardDraft, 'userEmail' | 'memberId'>): void {
  saveDraft('award', { ...emptyAward, ...patient, locationId: deskPlace() })
  started += 1
  isFresh = true
  for (const listener of listeners) listener()
}

/** How often an award was begun so. */
export const useAwardsStarted = () => useSyncExternalStore(subscribe, () => started)

/** Whether the form that opens now was begun so: once, for the first that asks. */
export function takeFreshAward(): boolean {
  const was = isFresh
  isFresh = false
  return was
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
