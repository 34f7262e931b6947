const reaches = ['pointerdown', 'keydown'] as const

/**
 * Use it as a list's `ref`. When the order changes, items glide to their new places, new ones fade in, and the focus
 * stays. The animation code is loaded on the first interaction with the page (D-122).
 */
export function glides(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const ending = new AbortController()
  const { signal } = ending
  const load = () => {
    for (const reach of reaches) document.removeEventListener(reach, load)
    // Without it, items just appear at their new places.
    import('./follow-order.ts').then(
      ({ followOrder }) => followOrder(list, signal),
      () => undefined,
    )
  }
  for (const reach of reaches) document.addEventListener(reach, load, { passive: true, signal })
  return () => ending.abort()
}
