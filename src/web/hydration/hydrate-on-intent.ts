import { isResting } from './is-resting.ts'

const intents = ['pointermove', 'touchstart', 'focusin'] as const

/** Calls once, when somebody reaches for a link or comes near a place that is marked `data-hydrate`. */
export function hydrateOnIntent(page: Element, wake: () => void): void {
  const watch = new IntersectionObserver(
    entries => {
      if (entries.some(entry => entry.isIntersecting)) once()
    },
    { rootMargin: '300px' },
  )
  const reach = (event: Event) => {
    const { target } = event
    if (!isResting(event) && target instanceof Element && target.closest('a[href^="/"]')) once()
  }
  const once = () => {
    watch.disconnect()
    for (const intent of intents) page.removeEventListener(intent, reach)
    wake()
  }
  for (const intent of intents) page.addEventListener(intent, reach, { passive: true })
  // Before everything is there the page is shorter than it will be, and each place seems near.
  const look = () => {
    for (const place of page.querySelectorAll('[data-hydrate]')) watch.observe(place)
  }
  if (document.readyState === 'complete') look()
  else addEventListener('load', look)
}
