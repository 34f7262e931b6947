import type { Page } from 'playwright'

/** What Tab should reach, in the order of the document; a group that the arrow keys move in is one stop. */
export async function tabbable(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const stopOf = (element: Element | null) => {
      if (!element || element === document.body) return 'nothing'
      const group =
        element.closest('[role=tablist], [role=radiogroup]') ??
        (element.matches('input[type=radio]') ? element.closest('fieldset') : null)
      const named = group ?? element
      const { all } = window as unknown as { all: Element[] }
      const label = named.getAttribute('aria-label') ?? named.textContent?.trim().slice(0, 30)
      return `${all.indexOf(named)} ${named.tagName} ${label}`
    }
    Object.assign(window, { all: [...document.querySelectorAll('*')], stopOf })
  })
  const stops = await page.evaluate(() => {
    const { stopOf } = window as unknown as { stopOf: (element: Element) => string }
    const can = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'
    const isThere = (element: HTMLElement) =>
      element.checkVisibility() &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility !== 'hidden' &&
      !element.closest('[inert]') &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled')
    return [...document.querySelectorAll<HTMLElement>(can)].filter(isThere).map(stopOf)
  })
  return once(stops)
}

/**
 * Presses Tab until the focus leaves the page; `unseen` are stops whose focus can't be seen. A long list draws its rows as
 * they come into sight: those were no stops before, and count among the unseen only.
 */
export async function reachedByKeyboard(page: Page, stops: number) {
  await page.evaluate(fromTheTop)
  const reached: string[] = []
  const seenStops = new Set<string>()
  // A date field has a stop for each of its parts; the browser itself draws the ring of the last one.
  for (let press = 0; press < stops * 6; press++) {
    await page.keyboard.press('Tab')
    const { stop, seen } = await page.evaluate(focus)
    // Where nothing follows the last stop, the focus may go round without leaving the page.
    const isRound = stop === reached[0] && reached.at(-1) !== stop
    if (stop === 'nothing' || isRound) break
    reached.push(stop)
    if (seen) seenStops.add(stop)
  }
  const stopsOnce = once(reached)
  const wasThere = (stop: string) => !stop.startsWith('-1 ')
  return { reached: stopsOnce.filter(wasThere), unseen: stopsOnce.filter(stop => !seenStops.has(stop)) }
}

/** In the page: a field may have the focus already. */
function fromTheTop() {
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

const once = (stops: readonly string[]) => stops.filter((stop, index) => stop !== stops[index - 1])

async function focus() {
  await Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => undefined)))
  const { stopOf } = window as unknown as { stopOf: (element: Element | null) => string }
  const element = document.activeElement
  const stop = stopOf(element)
  if (!element || stop === 'nothing') return { stop, seen: true }
  // The ring may be drawn by the frame around a field.
  const frames = [element, element.parentElement, element.parentElement?.parentElement]
  const ringed = frames.some(frame => {
    if (!frame || frame === document.body) return false
    return [undefined, '::before', '::after'].some(part => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(frame, part)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow.includes('inset')
    })
  })
  // What has the focus in a frame is ringed in there, by the page that it is.
  if (element instanceof HTMLIFrameElement) return { stop, seen: true }
  const { top, bottom } = element.getBoundingClientRect()
  return { stop, seen: ringed && bottom > 0 && top < innerHeight }
}

/** What is under something fixed, such as the bottom bar, while it has the focus: going forwards, then back. */
export async function coveredFocus(page: Page): Promise<string[]> {
  await tabbable(page)
  return page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const { stopOf } = window as unknown as { stopOf: (element: Element) => string }
    const fixedOver = (element: Element | null): Element | null =>
      element && ['fixed', 'sticky'].includes(getComputedStyle(element).position)
        ? element
        : element && fixedOver(element.parentElement)
    const isCovered = (element: HTMLElement) => {
      element.focus()
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const middle = [(left + right) / 2, (top + bottom) / 2] as const
      // The corners of what is round aren't part of it.
      const round = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0
      const inset = 3 + Math.min(round, (right - left) / 2, (bottom - top) / 2) * (1 - Math.SQRT1_2)
      const sides = [left + inset, right - inset]
      const inner = sides.flatMap(x => [[x, top + inset] as const, [x, bottom - inset] as const])
      // Of a text that is long the browser shows the line that is written; of a picture what fits.
      const isTall = bottom - top > 112 || element.matches('textarea')
      return (isTall ? [middle] : [middle, ...inner]).some(([x, y]) => {
        if (x < 0 || x >= innerWidth) return false
        const seen = document.elementFromPoint(x, y)
        if (!seen) return true
        return fixedOver(seen)?.contains(element) === false
      })
    }
    const place = document.querySelector('dialog[open]') ?? document
    const stops = [
      ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ]
    const there = stops.filter(
      stop =>
        stop.checkVisibility({ visibilityProperty: true }) &&
        stop.tabIndex >= 0 &&
        !stop.closest('[inert]') &&
        !stop.matches(':disabled'),
    )
    return [...there, ...there.toReversed()].filter(isCovered).map(stopOf)
  })
}
