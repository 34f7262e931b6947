import { logFailure } from '../../data/log-failure.ts'
import { isUntold, storedChoice } from './stored-choice.ts'

/**
 * Once per start, after the page has rendered and the browser is idle: reports the visit, and asks about cookies if
 * there is no valid choice. Loads the code for that only then.
 */
export function trackVisit(): void {
  document.addEventListener('click', ({ target }) => {
    const place = (target as Element).closest('[data-cookie-settings],a[target=_blank]')
    if (place) void import('./pressed.ts').then(({ pressed }) => pressed(place)).catch(log)
  })
  addEventListener('load', () => whenPainted(() => (window.requestIdleCallback ?? setTimeout)(beginVisit)))
}

/** A busy phone loads a page long before it shows it. */
function whenPainted(then: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return then()
  const watch = new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    watch.disconnect()
    then()
  })
  watch.observe({ type: 'paint', buffered: true })
}

function beginVisit() {
  recordVisit().catch(log)
  if (!storedChoice() || isUntold())
    void import('./cookie-banner.ts').then(({ askForChoice }) => askForChoice()).catch(log)
}

async function recordVisit() {
  const { origin, pathname } = location
  const answer = await fetch('/api/visitor', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: origin + pathname, referrer: document.referrer || 'direct' }),
  })
  // Browsers keep a request open until its body is read.
  const text = await answer.text()
  if (!answer.ok) throw text
}

const log = (error: unknown) => logFailure('Visitor', error)
