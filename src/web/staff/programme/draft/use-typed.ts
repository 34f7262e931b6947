import { useState } from 'react'
import { loadDraft, saveDraft } from '../../../data/drafts.ts'

/** A field whose value is taken once somebody is done: what was typed until then stays in this tab, over a reload too (D-202). */
export function useTyped(kept: string, taken: string) {
  const [typed, setTyped] = useState(() => loadDraft<string>(kept))
  const keep = (next?: string) => {
    setTyped(next)
    saveDraft(kept, next)
  }
  return {
    text: typed ?? taken,
    isTaken: typed === undefined,
    type: (next: string) => keep(next === taken ? undefined : next),
    /** Ends the typing: the field shows what is taken again. */
    done: () => keep(),
  }
}
