import type { BrowserContext, Page } from 'playwright'

/** What Lighthouse writes as 0: less than a thousandth of the screen. */
const noticed = 0.001

/**
 * From now on pages of this phone keep what moves by itself. Each call to the clinic waits a while of its own, so that
 * skeletons are seen, and what comes first another time comes last.
 */
export const watchShifts = (phone: BrowserContext): Promise<unknown> => phone.addInitScript(watching)

/** What has moved since the page was opened, a line each; nothing where nobody would notice. */
export async function shiftsIn(page: Page): Promise<readonly string[]> {
  const shifts = await page.evaluate<readonly Shift[]>('layoutShifts')
  const sum = shifts.reduce((before, { value }) => before + value, 0)
  return sum < noticed ? [] : shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`)
}

/**
 * What is animated since the page was opened, a line each. Under reduced motion nothing is. What takes a millisecond has no
 * middle to be seen.
 */
export const movementsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>('[...new Set(movements)]')

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

const watching = `(() => {
  const askAtOnce = globalThis.fetch
  const waitOf = url => 50 + [...url].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 251, 7)
  globalThis.callsHeldBack = 0
  globalThis.fetch = async (asked, ...rest) => {
    const url = String(asked?.url ?? asked)
    globalThis.callsHeldBack++
    if (url.includes('/api/')) await new Promise(resolve => setTimeout(resolve, waitOf(url)))
    globalThis.callsHeldBack--
    return askAtOnce(asked, ...rest)
  }
  globalThis.movements = []
  const noteMovement = ({ target }) => {
    for (const animation of target.getAnimations?.({ subtree: true }) ?? []) {
      const { duration } = animation.effect.getComputedTiming()
      const what = animation.animationName ?? animation.transitionProperty ?? 'a script’s'
      if (duration > 1) movements.push(what + ' of ' + target.tagName + ' for ' + duration + ' ms')
    }
  }
  addEventListener('animationstart', noteMovement, true)
  addEventListener('transitionrun', noteMovement, true)
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given)
    noteMovement({ target: this })
    return animation
  }
  globalThis.layoutShifts = []
  const tell = ({ node, previousRect, currentRect }) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    const words = (element?.textContent ?? '').trim().slice(0, 30)
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
    return (element?.tagName ?? 'gone') + ' "' + words + '" from ' + place(previousRect) + ' to ' + place(currentRect)
  }
  new PerformanceObserver(list => {
    for (const { value, sources, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) layoutShifts.push({ value, moved: sources.map(tell) })
  }).observe({ type: 'layout-shift', buffered: true })
})()`
