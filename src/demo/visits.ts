import { randomUUID } from 'node:crypto'
import type { Modules } from '../app.ts'

const everything = { analytics: true, marketing: true, preferences: true }
const opened = ['/', '/', '/', '/', '/services', '/services', '/promotions', '/blog', '/rewards']

/** What visitors of the demo's first day allowed to be counted, for the overview. */
export async function addDemoVisits({ privacy }: Modules): Promise<void> {
  for (const [n, url] of opened.entries()) {
    const visitorId = randomUUID()
    await privacy.chooseCookies({
      ...everything,
      visitorId,
      earlierVisitorId: undefined,
      saidAt: new Date(),
      url,
      referrer: 'direct',
    })
    await privacy.recordVisit(visitorId, { url, referrer: 'direct' })
    if (n % 3 === 0)
      await privacy.trackEvent(visitorId, {
        event: 'booking link opened',
        type: 'analytics',
        data: { page: url },
      })
  }
}
