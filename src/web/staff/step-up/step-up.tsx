import { Suspense, useEffect, useState } from 'react'
import { proveWith } from '../../data/request.ts'
import { lazyWithRetry } from '../../hydration/lazy-with-retry.ts'

const AskingDialog = lazyWithRetry(async () => ({
  default: (await import('./step-up-dialog.tsx')).StepUpDialog,
}))

type Answer = (isProved: boolean) => void

/** Lets any staff request ask for proof when the server requires it, and then continue. */
export function StepUp() {
  const [waiting, setWaiting] = useState<readonly Answer[]>([])
  useEffect(() => {
    // One dialog for all waiting requests.
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
