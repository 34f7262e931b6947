const reaches = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Starts the app on a screen that came as HTML: when somebody reaches for it, or else when the browser has nothing
 * better to do. What is pressed or typed before the app is there is done when it is.
 */
export function takeOver(page: HTMLElement, start: () => Promise<void>): void {
  let begun = false
  let pressed: HTMLElement | undefined
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.stopPropagation()
    pressed = button
  }
  const begin = async () => {
    if (begun) return
    begun = true
    for (const reach of reaches) page.removeEventListener(reach, begin)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'))
      link.rel = 'modulepreload'
    await start()
    page.removeEventListener('click', keep, true)
    for (const field of page.querySelectorAll('input')) tell(field)
    pressed?.click()
  }
  page.addEventListener('click', keep, true)
  for (const reach of reaches) page.addEventListener(reach, begin, { passive: true })
  if (document.readyState === 'complete') atLeisure(begin)
  else addEventListener('load', () => atLeisure(begin))
}

// Safari can't say when it has time.
const atLeisure = (begin: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(begin, { timeout: 2000 }) : setTimeout(begin, 200)

/** Lets the app hear of what was typed before it listened. It remembers a field's text, and hears of a new one only. */
function tell(field: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = field
  if (!value) return
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
