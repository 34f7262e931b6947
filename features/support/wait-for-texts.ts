import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright'
import { wasHeard } from './toasts-said.ts'

// Longer than the app waits before it resends what was lost (20 s).
const timeoutMs = 40_000

/**
 * Waits until these texts are visible together. Checks often, because a toast may be visible for only half a second.
 */
export async function waitForTexts(page: Page, ...texts: readonly string[]): Promise<void> {
  const until = Date.now() + timeoutMs
  const heard = new Set<string>()
  while (Date.now() < until) {
    const { found, said } = await page.evaluate<Look>(areShown(texts, until - Date.now())).catch(whenLeft)
    if (found || wasHeard(page, texts)) return
    for (const each of said) heard.add(each)
  }
  const instead = heard.size > 0 ? `What was told: ${listed(heard)}.` : 'Nothing was told at all.'
  throw new Error(`Nobody was told ${listed(texts, ' and ')}. ${instead} The screen: ${page.url()}`)
}

interface Look {
  readonly found: boolean
  /** Texts of toasts, alerts, dialogs and notes so far. */
  readonly said: readonly string[]
}

function listed(texts: Iterable<string>, by = ', '): string {
  return [...texts].map(text => `"${text}"`).join(by)
}

/** The page changed during the check; the next one may have the text. */
async function whenLeft(): Promise<Look> {
  await setTimeout(20)
  return { found: false, said: [] }
}

// As text, because imports here don't exist in the page. Checks on every DOM change, and ten times a second for changes
// that only styles show.
const areShown = (texts: readonly string[], forMs: number) => `new Promise(resolve => {
  const texts = ${JSON.stringify(texts)}
  const plain = text => text.replaceAll(/\\s+/g, ' ').trim()
  const shown = each => each.checkVisibility({ visibilityProperty: true })
  const isShown = text => [...document.querySelectorAll('body *')].some(each =>
    each.textContent.length < 2 * text.length + 20 && plain(each.textContent) === text && shown(each))
  const areShown = () => {
    const all = plain(document.body?.textContent ?? '')
    return texts.every(text => all.includes(text)) && texts.every(isShown)
  }
  const said = new Set()
  const listen = () => {
    const voices = '[role=status], [role=alert], [role=alertdialog], dialog[open], [data-toast]'
    for (const each of document.querySelectorAll(voices)) {
      const text = plain(each.innerText)
      if (text && shown(each)) said.add(text.slice(0, 200))
    }
  }
  const look = () => {
    listen()
    if (areShown()) end(true)
  }
  const end = found => {
    changes.disconnect()
    clearInterval(often)
    clearTimeout(late)
    resolve({ found, said: [...said] })
  }
  const changes = new MutationObserver(look)
  const often = setInterval(look, 100)
  const late = setTimeout(() => end(false), ${forMs})
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  look()
})`
