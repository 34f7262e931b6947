const reaches = ['pointerdown', 'keydown'] as const

/**
 * As the `ref` of a list: when the order of its items changes, they glide to their new places, new ones fade in, and the
 * focus stays. What moves them is loaded once somebody does something on the page (D-122).
 */
export function glides(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const ending = new AbortController()
  const { signal } = ending
  const load = () => {
    for (const reach of reaches) document.removeEventListener(reach, load)
    // Without it the items stand at once where they belong.
    import('./follow-order.ts').then(
      ({ followOrder }) => followOrder(list, signal),
      () => undefined,
    )
  }
  for (const reach of reaches) document.addEventListener(reach, load, { passive: true, signal })
  return () => ending.abort()
}
