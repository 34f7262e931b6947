import { useEffect, useEffectEvent, useState } from 'react'
import { loadDraft, saveDraft } from '../../../data/drafts.ts'

/** A field's hint while its input can't be saved. */
export const notSaved = 'Not saved yet'

/** A field that saves automatically. The tab keeps unsaved input, even across a reload (D-171). */
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
    /** Marks the input as saved; the user may still be typing. */
    taken: () => keep(typed, false),
    /** Ends editing: the field shows the saved value. */
    done: () => keep(undefined, false),
  }
}

const pauseMs = 800

/** Saves valid input once typing pauses. Returns the handler for when the field loses focus. */
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
