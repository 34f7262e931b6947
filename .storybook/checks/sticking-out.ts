/** Text that can't be read because it leaves its box or the page, and nothing scrolls to it. */
export function stickingOut(page: Document): readonly string[] {
  const width = page.documentElement.clientWidth
  const found = new Set<string>()
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) {
    if (!hasText(element) || !isShown(element) || isScrolled(element)) continue
    const { left, right } = boxOfText(element)
    const box = (element.closest('a, button, label, li, td, th') ?? element).getBoundingClientRect()
    const says = `“${element.textContent?.trim().slice(0, 60)}” ${element.className}`
    if (left < -1 || right > width + 1) found.add(`leaves the page: ${says}`)
    else if (left < box.left - 2 || right > box.right + 2) found.add(`leaves its box: ${says}`)
  }
  return [...found]
}

const hasText = (element: HTMLElement) =>
  [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

/** Text for screen readers only is one pixel in size, or clipped. */
function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

/** Text may be anywhere inside an element that scrolls or clips on purpose. */
function isScrolled(element: HTMLElement): boolean {
  for (let each: HTMLElement | null = element; each && each !== document.body; each = each.parentElement)
    if (getComputedStyle(each).overflowX !== 'visible') return true
  return false
}

/** The element's own text; its child elements are checked separately. */
function boxOfText(element: HTMLElement) {
  const texts = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)
  const boxes = texts.flatMap(text => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  })
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
  }
}
