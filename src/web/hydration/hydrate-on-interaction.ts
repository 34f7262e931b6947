import { isResting } from './is-resting.ts'

const reaches = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
/** After the page has loaded: time for the pictures on it, and then for who reads and scrolls (D-54). */
const picturesMs = 500
const undisturbedMs = 3_000

/**
 * Starts the app on a screen that came as HTML: as soon as somebody reaches for it, or else some time after it has
 * loaded. Until then the phone is free for reading and scrolling. What is pressed or typed before the app is there is
 * done when it is.
 */
export function hydrateOnInteraction(page: HTMLElement, start: () => Promise<void>): void {
  const pressed = keepPresses(page)
  let begun = false
  const begin = async () => {
    if (begun) return
    begun = true
    for (const reach of reaches) page.removeEventListener(reach, reached)
    fetchFiles()
    await runFiles()
    await start()
    for (const field of page.querySelectorAll('input')) tell(field)
    pressed()?.click()
  }
  const reached = (event: Event) => {
    if (!isResting(event)) void begin()
  }
  for (const reach of reaches) page.addEventListener(reach, reached, { passive: true })
  const loaded = () => {
    setTimeout(fetchFiles, picturesMs)
    setTimeout(begin, undisturbedMs)
  }
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded)
}

/** Keeps the button that is pressed last; asked for it, lets the app have the next. */
function keepPresses(page: HTMLElement): () => HTMLElement | undefined {
  let pressed: HTMLElement | undefined
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.stopPropagation()
    pressed = button
  }
  page.addEventListener('click', keep, true)
  return () => {
    page.removeEventListener('click', keep, true)
    return pressed
  }
}

/** All of the app's files at once, instead of finding out file by file. */
function fetchFiles() {
  const later = document.getElementById('later')
  const files: string[] = JSON.parse(later?.textContent ?? '[]')
  later?.remove()
  for (const href of files) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href })
    document.head.append(link)
  }
}

/**
 * Runs the app's files in the order in which they need each other, each in a task of its own: all in one would keep a phone
 * busy for a fifth of a second, and what somebody does meanwhile would wait for it.
 */
async function runFiles() {
  for (const { href } of document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    await import(/* @vite-ignore */ href)
    await nextTask()
  }
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/** Lets the app hear of what was typed before it listened. */
function tell(field: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = field
  if (!value) return
  const input = () => field.dispatchEvent(new Event('input', { bubbles: true }))
  // React takes over what an event is for before it hears the event; from then on it knows the field's text, and hears
  // of another one only.
  input()
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.setSelectionRange(selectionStart, selectionEnd)
  input()
}
