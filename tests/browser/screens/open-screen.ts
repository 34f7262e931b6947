import type { Page, Request } from 'playwright'

/**
 * Opens an address and waits until the screen is whole: nothing is asked for, and the page has had time twice without
 * changing. An idle network alone, half a second for Playwright, is less than a busy machine takes between two requests.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  const open = new Set<Request>()
  const begin = (request: Request) => {
    if (request.resourceType() !== 'eventsource') open.add(request)
  }
  const end = (request: Request) => open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  for (let quiet = 0; quiet < 2; ) quiet = (await stays(page)) && open.size === 0 ? quiet + 1 : 0
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/** Whether the page does nothing else, and nothing of it changes, from one moment of rest to the next. */
const stays = (page: Page) =>
  page.evaluate(async () => {
    let changed = false
    const observer = new MutationObserver(() => {
      changed = true
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    const atRest = () => new Promise(resolve => requestIdleCallback(resolve))
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let frame = 0; frame < 5; frame++) await nextFrame()
    await atRest()
    observer.disconnect()
    // Those that a test holds back are on no network yet.
    const { callsHeldBack = 0 } = globalThis as { callsHeldBack?: number }
    return !changed && callsHeldBack === 0
  })
