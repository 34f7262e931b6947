import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { coveredFocus } from './keyboard.ts'

const sizes = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
]

/** Opens a dialog by keyboard at both sizes: the focus goes into it, is never covered there, and comes back. */
export async function keepsFocusInSight(page: Page, button: Locator): Promise<void> {
  const open = page.locator('dialog[open]')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await button.focus()
    await page.keyboard.press('Enter')
    await open.waitFor()
    await expect.poll(() => page.evaluate(focusIsInside)).toBe(true)
    expect(await coveredFocus(page)).toEqual([])
    await page.keyboard.press('Escape')
    await open.waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate(element => element === document.activeElement)).toBe(true)
  }
}

const focusIsInside = () => document.activeElement?.closest('dialog[open]') !== null

/** In the page: whether nothing lies over the middle of it. */
export const isOnTop = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element
}
