import { useEffect, useEffectEvent, useState } from 'react'
import { loadDraft, saveDraft } from '../../../data/drafts.ts'

/** What a field says while what is typed in it can't be saved. */
export const notSaved = 'Not saved yet'

/** A field that saves itself: what was typed and is not saved yet stays in this tab, over a reload too (D-171). */
export function useTyped(kept: string, saved: string) {
  const [typed, setTyped] = useState(() => loadDraft<string>(kept))
  const [isUnsaved, setUnsaved] = useState(typed !== undefined)
  const keep = (next: string | undefined, unsaved: boolean) => {
    setTyped(next)
    setUnsaved(unsaved)
    saveDraft(kept, unsaved ? next : undefined)
  }
  return {
    text: typed ?? saved,
    isUnsaved,
    type: (next: string) => keep(next, next !== saved),
    /** It is saved, and somebody may be typing on. */
    taken: () => keep(typed, false),
    /** Ends the typing: the field shows what is saved. */
    done: () => keep(undefined, false),
  }
}

const pauseMs = 800

/** Saves what can be saved once typing pauses; gives what to call when somebody leaves the field. */
export function useSavingTyped(
  { text, isUnsaved, taken, done }: ReturnType<typeof useTyped>,
  canBeSaved: boolean,
  save: (text: string) => void,
) {
  const isDue = isUnsaved && canBeSaved
  const saveNow = () => {
    taken()
    save(text)
  }
  const onPause = useEffectEvent(saveNow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew.
  useEffect(() => {
    if (!isDue) return
    const pause = setTimeout(() => onPause(), pauseMs)
    return () => clearTimeout(pause)
  }, [isDue, text])
  return () => {
    if (isDue) saveNow()
    if (canBeSaved) done()
  }
}
