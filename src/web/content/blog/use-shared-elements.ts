import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Change } from './share-elements.ts'

const reaches = ['pointerdown', 'keydown'] as const

/**
 * Animates SharedElements between two screens for which `between` holds. The animation code loads with the first
 * interaction; before that, screens just switch.
 */
export function useSharedElements(between: (change: Change) => boolean): void {
  const router = useRouter()
  const holds = useEffectEvent(between)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const load = () => {
      for (const reach of reaches) document.removeEventListener(reach, load)
      import('./share-elements.ts').then(
        ({ shareElements }) => shareElements(router, change => holds(change), signal),
        () => undefined,
      )
    }
    for (const reach of reaches) document.addEventListener(reach, load, { passive: true, signal })
    return () => ending.abort()
  }, [router])
}
