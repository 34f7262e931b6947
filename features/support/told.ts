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
  const heard = new Set<string>()
  while (Date.now() < until) {
    const { found, said } = await page.evaluate<Look>(areShown(texts, until - Date.now())).catch(whenLeft)
    if (found) return
    for (const each of said) heard.add(each)
  }
  const instead = heard.size > 0 ? `What was told: ${listed(heard)}.` : 'Nothing was told at all.'
  throw new Error(`Nobody was told ${listed(texts, ' and ')}. ${instead} The screen: ${page.url()}`)
}

interface Look {
  readonly found: boolean
  /** What toasts, alerts, dialogs and notes said in the meantime. */
  readonly said: readonly string[]
}

function listed(texts: Iterable<string>, by = ', '): string {
  return [...texts].map(text => `"${text}"`).join(by)
}

/** The page was left while it was looked at: the next one may say it. */
async function whenLeft(): Promise<Look> {
  await setTimeout(20)
  return { found: false, said: [] }
}

// As a text: what it finds in the page is not there where the features run.
const areShown = (texts: readonly string[], forMs: number) => `new Promise(resolve => {
  const until = performance.now() + ${forMs}
  const isShown = text => [...document.querySelectorAll('body *')].some(each =>
    each.textContent.length < 2 * text.length + 20 &&
    each.textContent.replaceAll(/\\s+/g, ' ').trim() === text &&
    each.checkVisibility({ visibilityProperty: true }))
  const said = new Set()
  const listen = () => {
    const voices = '[role=status], [role=alert], [role=alertdialog], dialog[open], [aria-live], ol[popover] > li'
    for (const each of document.querySelectorAll(voices)) {
      const text = (each.innerText ?? '').replaceAll(/\\s+/g, ' ').trim()
      if (text && each.checkVisibility({ visibilityProperty: true })) said.add(text.slice(0, 200))
    }
  }
  const look = () => {
    listen()
    if (${JSON.stringify(texts)}.every(isShown)) resolve({ found: true, said: [] })
    else if (performance.now() > until) resolve({ found: false, said: [...said] })
    else setTimeout(look, 16)
  }
  look()
})`
