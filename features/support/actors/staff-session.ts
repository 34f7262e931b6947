import type { Page } from 'playwright'

/** Opens the staff area in this browser through the API, for examples about something else. */
export async function openStaffArea(page: Page, code: string): Promise<void> {
  const answer = await page.context().request.post('/api/admin/verify', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: { code },
  })
  if (!answer.ok()) throw new Error(`The staff area did not open: ${answer.status()}.`)
}
