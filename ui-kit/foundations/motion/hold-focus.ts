/**
 * For a list whose items move and go: what is moved in the document loses the focus, and the keyboard would begin anew at
 * the top of the page. Called after a change, gives the focus back: to what had it, else to its item, else to the item
 * that took its place. The page does not scroll for it.
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
  // Later: where it is lost because the list changes, the list has given it back by then.
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
