import { isResting } from './is-resting.ts'

const intents = ['pointermove', 'touchstart', 'focusin'] as const

/** Calls back once, when the user reaches for a link or gets near an element marked `data-hydrate`. */
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
  // While loading, the page is shorter than it will be, so every element seems near.
  const look = () => {
    for (const place of page.querySelectorAll('[data-hydrate]')) watch.observe(place)
  }
  if (document.readyState === 'complete') look()
  else addEventListener('load', look)
}
