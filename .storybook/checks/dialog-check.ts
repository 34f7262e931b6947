import type { ReactRenderer } from '@storybook/react-vite'
import type { AfterEach } from 'storybook/internal/types'

const sizes = [
  [320, 640],
  [1440, 900],
] as const
/** Anything with more tab stops than this isn't a dialog. */
const mostStops = 60
/** If several stories leave the same dialog open, only the first one is checked. */
const seen = new Set<string>()

/**
 * If a story leaves a dialog open, moves through it with the Tab key alone, on the smallest phone and on a desktop. Every
 * control must be reached, show its focus and not be covered, and the focus must never leave the dialog.
 */
export const dialogCheck: AfterEach<ReactRenderer> = async ({ viewMode, name, title, parameters }) => {
  const isTested = import.meta.env['VITEST_STORYBOOK'] !== undefined && viewMode === 'story'
  if (!isTested || parameters['keyboard'] === false) return
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (!dialog?.matches(':modal')) return
  const known = `${title} ${dialog.querySelector('h1, h2, h3')?.textContent}`
  if (seen.has(known)) return
  seen.add(known)
  const { page } = await import('vitest/browser')
  const usual = [innerWidth, innerHeight] as const
  const found: string[] = []
  try {
    for (const [width, height] of sizes) {
      await page.viewport(width, height)
      const wrong = await walkedThrough(dialog)
      found.push(...wrong.map(each => `${width} × ${height}: ${each}`))
    }
  } finally {
    await page.viewport(...usual)
  }
  if (found.length > 0) throw new Error(`${name}, by keyboard:\n${found.join('\n')}`)
}

async function walkedThrough(dialog: HTMLDialogElement): Promise<readonly string[]> {
  const { userEvent } = await import('vitest/browser')
  await still()
  // It was already closing.
  if (!dialog.open) return []
  const stops = stopsIn(dialog)
  const left = new Set(stops)
  const found: string[] = []
  const first = stops[0]
  if (!first) return ['there is nothing that could have the focus']
  // After the last stop, Tab goes to the first one, or to the browser's own toolbar and back.
  stops.at(-1)?.focus()
  for (let press = 0; press < Math.min(mostStops, stops.length * 4 + 8) && left.size > 0; press++) {
    await userEvent.keyboard('{Tab}')
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body || at === dialog) continue
    if (!dialog.contains(at)) return [`the focus left it for ${named(at)}`]
    const stop = stops.find(each => each === at || groupOf(each) === groupOf(at)) ?? at
    if (!left.delete(stop)) continue
    await still()
    if (!isRinged(at)) found.push(`${named(at)} does not show that it has the focus`)
    const over = coverOf(at)
    if (over) found.push(`${named(at)} ${over}`)
  }
  return [...found, ...[...left].map(stop => `${named(stop)} is not reached`)]
}

/** Finishes all animations and waits until the page has been drawn twice. */
async function still(): Promise<void> {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** One per group, because the arrow keys move inside a group. */
function stopsIn(dialog: HTMLDialogElement): readonly HTMLElement[] {
  const can = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const stops = [...dialog.querySelectorAll<HTMLElement>(can)].filter(
    stop =>
      stop.checkVisibility({ visibilityProperty: true }) &&
      stop.tabIndex >= 0 &&
      !stop.closest('[inert]') &&
      !stop.matches(':disabled'),
  )
  return stops.filter(
    (stop, place) => !groupOf(stop) || stops.findIndex(each => groupOf(each) === groupOf(stop)) === place,
  )
}

const groupOf = (stop: Element) =>
  stop.closest('[role=tablist], [role=radiogroup]') ??
  (stop.matches('input[type=radio]') ? stop.closest('fieldset') : null) ??
  (stop.getClientRects().length > 0 ? stop : undefined)

/** The focus ring may be drawn by the frame around a field. */
function isRinged(element: HTMLElement): boolean {
  const frames = [element, element.parentElement, element.parentElement?.parentElement]
  return frames.some(
    frame =>
      frame &&
      [undefined, '::before', '::after'].some(part => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(frame, part)
        return (
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow.includes('inset')
        )
      }),
  )
}

/** Says in words what covers the element; undefined if all the important parts of it are visible. */
function coverOf(element: HTMLElement): string | undefined {
  // A field may be drawn by its label, so anything inside the label counts as the field.
  const drawn = element.closest('label') ?? element
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const corners = [left + 3, right - 3].flatMap(x => [[x, top + 3] as const, [x, bottom - 3] as const])
  // Of a long text, the browser only shows the line being typed; of a picture, as much as fits.
  const isTall = bottom - top > 112 || element.matches('textarea')
  for (const [x, y] of isTall ? [middle] : [middle, ...corners]) {
    if (x < 0 || x >= innerWidth) return 'sticks out at the side'
    const there = document.elementFromPoint(x, y)
    if (!there) return 'is out of sight'
    const isItself = drawn.contains(there) || there.contains(element)
    if (!isItself && ['fixed', 'sticky'].includes(placeOf(there))) return `is under ${named(there)}`
  }
  return undefined
}

function placeOf(element: Element | null): string {
  if (!element || element.matches('dialog')) return 'static'
  const { position } = getComputedStyle(element)
  return position === 'fixed' || position === 'sticky' ? position : placeOf(element.parentElement)
}

function named(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : words
  return `${element.tagName.toLowerCase()} “${label ?? ''}”`
}
