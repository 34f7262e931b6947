import type { BrowserContext, Page } from 'playwright'

/**
 * What toasts said since the last thing that anybody did. One that leads away from its page is gone half a second later,
 * and on a busy machine nobody looks that often.
 */
let heard: { readonly page: Page; readonly lines: readonly string[] }[] = []

/** Somebody does the next thing. */
export function forgetHeard(): void {
  heard = []
}

/** Whether one toast of this page said all of these. */
export const wasHeard = (page: Page, texts: readonly string[]) =>
  heard.some(each => each.page === page && texts.every(text => each.lines.includes(text)))

/** Listens in every page that is opened from now on. */
export async function listenIn(context: BrowserContext): Promise<void> {
  await context.exposeBinding('toastSaid', ({ page }, lines: string[]) => {
    heard.push({ page, lines })
  })
  await context.addInitScript({ content: tellsToasts })
}

const tellsToasts = `new MutationObserver(changes => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      const toast = node.matches?.('ol > li') ? node : node.querySelector?.('ol > li')
      if (toast?.closest('[popover]'))
        toastSaid([...toast.querySelectorAll('div')].map(({ textContent }) => textContent.replaceAll(/\\s+/g, ' ').trim()))
    }
}).observe(document, { subtree: true, childList: true })`
