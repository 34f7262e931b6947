import { useRef } from 'react'
import { loadDraft, saveDraft } from './drafts.ts'
import { isFinal } from './request.ts'

type Keys = Readonly<Record<string, string>>

/**
 * Idempotency keys: one for each thing to do, kept until the server has decided, so that trying again after a lost
 * connection can't do it twice. With a draft's name they live as long as the draft, which can be sent again after its
 * form was closed or the page reloaded.
 */
export function useIdempotencyKeys(draft?: string | undefined) {
  const inMemory = useRef<Keys>({})
  const keptAs = draft && `keys:${draft}`
  const kept = () => ({ ...inMemory.current, ...(keptAs && loadDraft<Keys>(keptAs)) })
  const keep = (keys: Keys) => {
    inMemory.current = keys
    if (keptAs) saveDraft(keptAs, Object.keys(keys).length > 0 ? keys : undefined)
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
