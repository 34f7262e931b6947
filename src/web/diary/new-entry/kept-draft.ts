import { keepDraft as keep, keptDraft as kept } from '../../data/drafts.ts'
import { type Draft, emptyDraft } from './entry-draft.ts'

const nameFor = (memberId: string) => `diary:${memberId}`

/** What this member typed in this tab and has not sent: it survives signing in again and a reload. */
export function keptDraft(memberId: string): Draft {
  return { ...emptyDraft, ...kept<Draft>(nameFor(memberId)) }
}

export function keepDraft(memberId: string, draft: Draft): void {
  keep(nameFor(memberId), isEmpty(draft) ? undefined : draft)
}

export function isEmpty({ title, description, imageUrl, photo }: Draft): boolean {
  return !title && !description && !imageUrl && !photo
}
