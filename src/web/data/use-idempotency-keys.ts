import { useRef } from 'react'
import { keysOf, loadDraft, saveDraft } from './drafts.ts'
import { isFinal } from './request.ts'

type Keys = Readonly<Record<string, string>>

/**
 * Idempotency keys, one for each action. They are kept until the server has decided, so that a retry after a lost
 * connection can't repeat the action. With a draft's name they live as long as the draft, which can be sent again after
 * a reload.
 */
export function useIdempotencyKeys(draft?: string | undefined) {
  const inMemory = useRef<Keys>({})
  const keptAs = draft && keysOf(draft)
  const kept = () => ({ ...inMemory.current, ...(keptAs && loadDraft<Keys>(keptAs)) })
  const keep = (keys: Keys) => {
    if (keptAs) saveDraft(keptAs, Object.keys(keys).length > 0 ? keys : undefined)
    // Kept once only, so that they are forgotten with the draft.
    inMemory.current = keptAs && loadDraft(keptAs) ? {} : keys
  }
  const answered = (thing: string) => {
    const { [thing]: _used, ...others } = kept()
    keep(others)
  }
  return {
    headersFor: (thing: string) => {
      const keys = kept()
      const key = keys[thing] ?? crypto.randomUUID()
      keep({ ...keys, [thing]: key })
      return { headers: { 'Idempotency-Key': key } }
    },
    answered,
    failed: (thing: string, error: unknown) => {
      if (isFinal(error)) answered(thing)
    },
  }
}
