import { type Draft, emptyDraft } from './entry-draft.ts'

const keyOf = (memberId: string) => `diary-draft:${memberId}`

/** What this member typed in this tab and has not sent: it survives signing in again and a reload. */
export function keptDraft(memberId: string): Draft {
  try {
    return { ...emptyDraft, ...JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? '{}') }
  } catch {
    return emptyDraft
  }
}

export function keepDraft(memberId: string, draft: Draft): void {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(keyOf(memberId))
    else sessionStorage.setItem(keyOf(memberId), JSON.stringify(draft))
  } catch {
    return
  }
}

export function isEmpty({ title, description, imageUrl, photo }: Draft): boolean {
  return !title && !description && !imageUrl && !photo
}
