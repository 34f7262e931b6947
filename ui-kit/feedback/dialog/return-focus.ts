interface Place {
  readonly parent: Element
  readonly index: number
}

/**
 * Remembers what has the focus and where it is. The returned function gives the focus back. If the element is gone, or is
 * removed before the focus moves on, what took its place gets the focus, because Tab would start at the top of the page.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement
  if (!(opener instanceof HTMLElement) || opener === document.body) return () => {}
  const places = placesOf(opener)
  return () => {
    if (!opener.isConnected) return focusHeir(places)
    opener.focus({ preventScroll: true })
    const watching = new MutationObserver(() => {
      if (opener.isConnected) return
      stop()
      focusHeir(places)
    })
    const move = ({ target }: FocusEvent) => target !== opener && stop()
    const stop = () => {
      watching.disconnect()
      document.removeEventListener('focusin', move)
    }
    document.addEventListener('focusin', move)
    watching.observe(document.body, { childList: true, subtree: true })
  }
}

/** The element's place in each of its ancestors, inside out. */
function placesOf(element: Element): readonly Place[] {
  const parent = element.parentElement
  return parent ? [{ parent, index: [...parent.children].indexOf(element) }, ...placesOf(parent)] : []
}

function focusHeir(places: readonly Place[]): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const place = places.find(({ parent }) => parent.isConnected)
  // Outside of sections, another screen has taken its place.
  if (!place?.parent.closest('section')) return
  const rest = [...place.parent.children].filter(child => !(child instanceof HTMLDialogElement))
  const heir = rest[Math.min(place.index, rest.length - 1)] ?? place.parent
  if (!(heir instanceof HTMLElement)) return
  if (heir.tabIndex < 0) heir.tabIndex = -1
  heir.focus({ preventScroll: true })
}
