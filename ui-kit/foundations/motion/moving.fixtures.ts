/** Return it from `beforeEach`: the story moves, although tests prefer reduced motion. */
export function moving(): () => void {
  const asked = window.matchMedia
  window.matchMedia = query => asked.call(window, query.includes('reduced-motion') ? 'not all' : query)
  return () => {
    window.matchMedia = asked
  }
}

/** The number of running script animations in this element. */
export const motionsOf = (element: Element) =>
  element.getAnimations({ subtree: true }).filter(motion => !(motion instanceof CSSAnimation)).length
