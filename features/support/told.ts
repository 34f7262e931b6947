import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { checked } from './checks.ts'

const patienceMs = 12_000

/** Waits until these texts are on the screen together; looks often, as a toast may be there for half a second only. */
export function isTold(page: Page, ...texts: readonly string[]): Promise<void> {
  return checked(untilShown(page, texts))
}

async function untilShown(page: Page, texts: readonly string[]): Promise<void> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const found = await page.evaluate<boolean>(areShown(texts, until - Date.now())).catch(whenLeft)
    if (found) return
  }
  throw new Error(`Nobody was told ${texts.map(text => `"${text}"`).join(' and ')}.`)
}

/** The page was left while it was looked at: the next one may say it. */
async function whenLeft() {
  await setTimeout(20)
  return false
}

// As a text: what it finds in the page is not there where the features run.
const areShown = (texts: readonly string[], forMs: number) => `new Promise(resolve => {
  const until = performance.now() + ${forMs}
  const isShown = text => [...document.querySelectorAll('body *')].some(each =>
    each.textContent.length < 2 * text.length + 20 &&
    each.textContent.replaceAll(/\\s+/g, ' ').trim() === text &&
    each.checkVisibility({ visibilityProperty: true }))
  const look = () => {
    if (${JSON.stringify(texts)}.every(isShown)) resolve(true)
    else if (performance.now() > until) resolve(false)
    else setTimeout(look, 16)
  }
  look()
})`
