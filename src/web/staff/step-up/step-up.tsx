import { Suspense, useEffect, useState } from 'react'
import { proveWith } from '../../data/request.ts'
import { lazyWithRetry } from '../../hydration/lazy-with-retry.ts'

const AskingDialog = lazyWithRetry(async () => ({
  default: (await import('./step-up-dialog.tsx')).StepUpDialog,
}))

type Answer = (isProved: boolean) => void

/** Has whatever the staff area asks the server for ask who acts, where the server wants that, and then go on. */
export function StepUp() {
  const [waiting, setWaiting] = useState<readonly Answer[]>([])
  useEffect(() => {
    // One question for all that wait for it.
    proveWith(() => new Promise(resolve => setWaiting(others => [...others, resolve])))
    return () => proveWith(undefined)
  }, [])
  const answer = (isProved: boolean) => {
    setWaiting([])
    for (const each of waiting) each(isProved)
  }
  if (waiting.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AskingDialog onProved={() => answer(true)} onClose={() => answer(false)} />
    </Suspense>
  )
}
