import { Suspense } from 'react'
import { lazyWithRetry } from '../hydration/lazy-with-retry.ts'
import { useAfterFirstPaint } from '../hydration/use-after-first-paint.ts'

const UsualPlace = lazyWithRetry(async () => ({ default: (await import('./usual-place.tsx')).UsualPlace }))

/** Far down on the page, so it loads after the profile. */
export function UsualPlaceLater() {
  const isDue = useAfterFirstPaint()
  return (
    isDue && (
      <Suspense fallback={null}>
        <UsualPlace />
      </Suspense>
    )
  )
}
