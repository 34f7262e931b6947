import type { Page } from 'playwright'

/**
 * Texts that end before they have ended: wider or higher than the box that hides the rest of them, or past the screen. What
 * scrolls sideways is reached so; of what opens, by itself or by a button below it, the rest is seen when it is open.
 */
export const cutTexts = (page: Page): Promise<readonly string[]> => page.evaluate(textsCut)

function textsCut() {
  const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const opens = (element: Element) =>
    element.closest('summary') ?? element.nextElementSibling?.querySelector('button[aria-expanded=false]')
  const isCut = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const { left, right, width } = element.getBoundingClientRect()
    // What is for screen readers alone.
    if (width <= 2 || opens(element) || scrolls(element)) return false
    const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    const isHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2
    return isWide || isHigh || right > innerWidth + 1 || left < -1
  }
  return [...document.querySelectorAll('main *, nav *')]
    .filter(element => [...element.childNodes].some(isText) && element.checkVisibility() && isCut(element))
    .map(element => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)
}
