import type { BrowserContextOptions, Page } from 'playwright'
import type { Contexts } from '../browser/contexts.ts'
import type { Clinic } from '../clinic.ts'

/** Opens the staff area in this browser through the API, for examples about something else. */
export async function openStaffArea(page: Page, code: string): Promise<void> {
  const answer = await page.context().request.post('/api/admin/verify', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { code },
  })
  if (!answer.ok()) throw new Error(`The staff area did not open: ${answer.status()}.`)
}

/** A page on the clinic's computer. */
export const openComputer = (
  clinic: Clinic,
  contexts: Contexts,
  more: BrowserContextOptions = {},
): Promise<Page> =>
  contexts.open({
    viewport: { width: 1280, height: 800 },
    baseURL: clinic.url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block',
    ...more,
  })
