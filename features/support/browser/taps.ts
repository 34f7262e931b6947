import type { Page } from 'playwright'

/** Counts the taps on this page from now on, until it loads again. */
export const countTaps = (page: Page): Promise<unknown> =>
  page.evaluate(`globalThis.taps = 0
addEventListener('pointerdown', () => (taps += 1), true)`)

export const tapsOn = (page: Page): Promise<number> => page.evaluate<number>('taps')
