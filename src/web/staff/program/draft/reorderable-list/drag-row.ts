/** A pointer that moves less than this counts as a click. */
const stillPx = 6
const edgePx = 96
const mostPxPerFrame = 14

interface Drag {
  readonly row: HTMLElement
  readonly list: HTMLElement
  readonly from: number
  readonly startY: number
  y: number
  moving: boolean
  to: number
}

/** Lets this handle's row be dragged within its list; Escape cancels. */
export function dragRow(handle: HTMLElement, onDrop: (to: number) => void): () => void {
  let drag: Drag | undefined
  let frame = 0
  let dragged = false
  const ending = new AbortController()
  const { signal } = ending

  const begin = (event: PointerEvent) => {
    const row = handle.closest('li')
    const list = row?.parentElement
    dragged = false
    if (event.button !== 0 || !row || !list) return
    const from = Number(row.dataset['index'])
    const y = event.clientY
    drag = { row, list, from, startY: y + scrollY, y, moving: false, to: from }
    handle.setPointerCapture(event.pointerId)
  }
  const follow = (event: PointerEvent) => {
    if (!drag) return
    drag.y = event.clientY
    if (!drag.moving && Math.abs(drag.y + scrollY - drag.startY) < stillPx) return
    if (!drag.moving) frame = requestAnimationFrame(scrollAtEdges)
    drag.moving = true
    show(drag)
  }
  const scrollAtEdges = () => {
    if (!drag?.moving) return
    const by = speedAt(drag.y)
    if (by !== 0) {
      scrollBy({ top: by, behavior: 'instant' })
      show(drag)
    }
    frame = requestAnimationFrame(scrollAtEdges)
  }
  const end = (dropped: boolean) => {
    cancelAnimationFrame(frame)
    if (!drag) return
    const { moving, from, to } = drag
    clear(drag)
    drag = undefined
    dragged = moving
    if (moving && dropped && to !== from) onDrop(to)
  }
  const cancel = (event: KeyboardEvent) => {
    dragged = false
    if (event.key === 'Escape') end(false)
  }
  // The click that ends a drag doesn't count as a click on the handle.
  const press = (event: MouseEvent) => dragged && event.stopImmediatePropagation()
  handle.addEventListener('pointerdown', begin, { signal })
  handle.addEventListener('pointermove', follow, { signal })
  handle.addEventListener('pointerup', () => end(true), { signal })
  handle.addEventListener('pointercancel', () => end(false), { signal })
  handle.addEventListener('click', press, { signal, capture: true })
  document.addEventListener('keydown', cancel, { signal, capture: true })
  return () => {
    ending.abort()
    end(false)
  }
}

function show(drag: Drag) {
  const { row, list, from, startY, y } = drag
  row.dataset['dragged'] = ''
  row.style.transform = `translateY(${y + scrollY - startY}px)`
  drag.to = placeAt(list, y) ?? from
  for (const each of rowsOf(list)) {
    const isTarget = each !== row && Number(each.dataset['index']) === drag.to
    if (isTarget) each.dataset['drop'] = drag.to < from ? 'before' : 'after'
    else delete each.dataset['drop']
  }
}

function clear({ row, list }: Drag) {
  delete row.dataset['dragged']
  row.style.removeProperty('transform')
  for (const each of rowsOf(list)) delete each.dataset['drop']
}

/** The row's position at this height: first above the list, last below it. */
function placeAt(list: HTMLElement, y: number): number | undefined {
  const { top, bottom, left, width } = list.getBoundingClientRect()
  const rows = rowsOf(list)
  if (y <= top) return 0
  if (y >= bottom) return rows.length - 1
  // The dragged row lets the pointer through.
  const under = document.elementsFromPoint(left + width / 2, y)
  const row = under.map(each => each.closest('li')).find(each => each?.parentElement === list)
  return row ? Number(row.dataset['index']) : undefined
}

const rowsOf = (list: HTMLElement) => [...list.children].filter(each => each instanceof HTMLElement)

/** The page's scroll speed while a row is held near its top or bottom edge. */
function speedAt(y: number): number {
  const above = Math.max(0, edgePx - y) / edgePx
  const below = Math.max(0, y - (innerHeight - edgePx)) / edgePx
  return Math.round((Math.min(1, below) - Math.min(1, above)) * mostPxPerFrame)
}
