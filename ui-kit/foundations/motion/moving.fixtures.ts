/** To be given back from `beforeEach`: the story moves, though tests ask for less motion. */
export function moving(): () => void {
  const asked = window.matchMedia
  window.matchMedia = query => asked.call(window, query.includes('reduced-motion') ? 'not all' : query)
  return () => {
    window.matchMedia = asked
  }
}

/** How much of this element, or inside it, is being moved by a script now. */
export const motionsOf = (element: Element) =>
  element.getAnimations({ subtree: true }).filter(motion => !(motion instanceof CSSAnimation)).length
