import { BeforeStep } from '@cucumber/cucumber'
import type { BrowserContext, Page } from 'playwright'

/**
 * The toasts since the last action. A toast that redirects disappears with its page half a second later, and a busy
 * machine may not check that often.
 */
let heard: { readonly page: Page; readonly lines: readonly string[] }[] = []

BeforeStep(({ pickleStep }) => {
  if (pickleStep.type !== 'Outcome') heard = []
})

/** Whether one toast on this page contained all of these texts. */
export const wasHeard = (page: Page, texts: readonly string[]) =>
  heard.some(each => each.page === page && texts.every(text => each.lines.includes(text)))

/** Listens on every page that is opened from now on. */
export async function listenIn(context: BrowserContext): Promise<void> {
  await context.exposeBinding('toastSaid', ({ page }, lines: string[]) => {
    heard.push({ page, lines })
  })
  await context.addInitScript({ content: tellsToasts })
}

const tellsToasts = `new MutationObserver(changes => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      const toast = node.matches?.('[data-toast]') ? node : node.querySelector?.('[data-toast]')
      if (toast)
        toastSaid([...toast.querySelectorAll('div')].map(({ textContent }) => textContent.replaceAll(/\\s+/g, ' ').trim()))
    }
}).observe(document, { subtree: true, childList: true })`
