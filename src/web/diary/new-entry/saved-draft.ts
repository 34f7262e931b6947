import { loadDraft as load, saveDraft as save } from '../../data/drafts.ts'
import { type Draft, emptyDraft } from './entry-draft.ts'

export const nameFor = (memberId: string) => `diary:${memberId}`

/** This member's unsent input in this tab; it survives a reload and signing in again. */
export function loadDraft(memberId: string): Draft {
  return { ...emptyDraft, ...load<Draft>(nameFor(memberId)) }
}

export function saveDraft(memberId: string, draft: Draft): void {
  save(nameFor(memberId), isEmpty(draft) ? undefined : draft)
}

export function isEmpty({ title, description, imageUrl, photo, awaitsPhoto }: Draft): boolean {
  return !title && !description && !imageUrl && !photo && !awaitsPhoto
}
