import { animate } from 'framer-motion/dom/mini'
import { duration } from '../theme/tokens.css.ts'
import { holdFocus } from './hold-focus.ts'
import { isStill } from './is-still.ts'
import { curve, seconds } from './timing.ts'

interface Place {
  readonly x: number
  readonly y: number
}

type Places = ReadonlyMap<HTMLElement, Place>

const glide = { duration: seconds(duration.slow), ease: curve }

/** Animates a list's items whenever their order changes, until the signal aborts. */
export function followOrder(list: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return
  let places = placesIn(list)
  const giveFocusBack = holdFocus(list, signal)
  const sizes = new ResizeObserver(() => {
    places = placesIn(list)
  })
  const watchSizes = () => {
    for (const item of [list, ...itemsOf(list)]) sizes.observe(item)
  }
  // Runs before the browser paints, so the items don't flash at their new places.
  const order = new MutationObserver(() => {
    const before = places
    places = placesIn(list)
    watchSizes()
    giveFocusBack()
    if (!isStill() && before.size > 0) move(before, places)
  })
  watchSizes()
  order.observe(list, { childList: true })
  signal.addEventListener('abort', () => {
    order.disconnect()
    sizes.disconnect()
  })
}

function move(before: Places, now: Places) {
  for (const [item, to] of now) {
    const from = before.get(item)
    if (!from) play(item, 'opacity', ['0', '1'])
    else if (from.x !== to.x || from.y !== to.y) moveItem(item, from, to)
  }
}

function moveItem(item: HTMLElement, from: Place, to: Place) {
  // If it's still moving from an earlier change, it continues from where it is.
  const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(item).transform)
  const x = from.x + m41 - to.x
  const y = from.y + m42 - to.y
  if (!comesIntoView(item, y)) return
  play(item, 'transform', [`translate(${x}px, ${y}px)`, 'translate(0px, 0px)'])
}

function play(item: HTMLElement, property: 'opacity' | 'transform', keyframes: string[]) {
  const motion = animate(item, { [property]: keyframes }, glide)
  void motion.then(() => item.style.removeProperty(property))
}

function comesIntoView(item: HTMLElement, by: number): boolean {
  const { top, bottom } = item.getBoundingClientRect()
  return Math.min(top, top + by) < innerHeight && Math.max(bottom, bottom + by) > 0
}

/** The items' final positions in the list, ignoring animations. */
function placesIn(list: HTMLElement): Places {
  return new Map(
    itemsOf(list).map(item => [
      item,
      { x: item.offsetLeft - list.offsetLeft, y: item.offsetTop - list.offsetTop },
    ]),
  )
}

const itemsOf = (list: HTMLElement) => [...list.children].filter(item => item instanceof HTMLElement)
