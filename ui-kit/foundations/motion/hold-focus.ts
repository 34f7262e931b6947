/**
 * Keeps the focus in a list whose items move or disappear, because moving an element loses the focus, and Tab would
 * start at the top of the page. Call the returned function after a change. It focuses the same element, or else its
 * item, or else the item that took its place, without scrolling.
 */
export function holdFocus(list: HTMLElement, signal: AbortSignal): () => void {
  let held: HTMLElement | undefined
  let item: Element | undefined
  let place = 0
  const note = () => {
    const focused = document.activeElement
    const items = [...list.children]
    item = items.find(each => each.contains(focused))
    held = item && focused instanceof HTMLElement ? focused : undefined
    place = item ? items.indexOf(item) : 0
  }
  document.addEventListener('focusin', note, { signal })
  // Wait: if the list's change removed the focus, the list has restored it by then.
  document.addEventListener('focusout', () => setTimeout(note), { signal })
  note()
  return () => {
    if (!held || (document.activeElement && document.activeElement !== document.body)) return
    if (held.isConnected) return held.focus({ preventScroll: true })
    const heir = item?.isConnected ? item : list.children[Math.min(place, list.children.length - 1)]
    if (!(heir instanceof HTMLElement)) return
    heir.tabIndex = -1
    heir.focus({ preventScroll: true })
  }
}
