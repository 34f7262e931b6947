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
