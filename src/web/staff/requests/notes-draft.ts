import { saveDraft } from '../../data/drafts.ts'

/** The key under which the tab keeps the note to a patient until their request is decided. */
export const notesDraft = (requestId: string, verdict: 'approve' | 'deny') => `${verdict}:${requestId}`

export function forgetNotes(requestId: string): void {
  saveDraft(notesDraft(requestId, 'approve'))
  saveDraft(notesDraft(requestId, 'deny'))
}
