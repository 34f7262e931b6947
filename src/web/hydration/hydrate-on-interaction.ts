import { isResting } from './is-resting.ts'

const reaches = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
/** Delays after the page has loaded: first for its pictures, then for reading and scrolling (D-54). */
const picturesMs = 500
const undisturbedMs = 3_000

/**
 * Starts the app on a server-rendered screen with the first interaction, or else some time after loading. Until then
 * the phone is free for reading and scrolling. Earlier clicks and typed text are replayed once the app has started.
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

/** Intercepts clicks on buttons. The returned function stops that and returns the last one. */
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

/** Fetches all of the app's files in parallel, instead of discovering them one by one. */
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
 * Runs the app's files in dependency order, each in a separate task. In a single task, they would block a slow phone
 * for a fifth of a second.
 */
async function runFiles() {
  for (const { href } of document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    await import(/* @vite-ignore */ href)
    await nextTask()
  }
}

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/** Tells the app about text typed before it was listening. */
function tell(field: HTMLInputElement) {
  const { value, selectionStart, selectionEnd } = field
  if (!value) return
  const input = () => field.dispatchEvent(new Event('input', { bubbles: true }))
  // On the first event, React hydrates the field and records its current text. It then only reports an event with a
  // different text.
  input()
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.setSelectionRange(selectionStart, selectionEnd)
  input()
}
