import { newId } from '#platform/kernel/ids.ts'
import { type Choice, typesRefused } from './consent.ts'
import { plainPage, plainReferrer } from './plain.ts'
import type { PrivacyPorts } from './ports.ts'

export interface CookieChoice extends Choice {
  readonly visitorId: string
  /** This browser's previous visitor ID, if it has a new one. */
  readonly earlierVisitorId: string | undefined
  readonly saidAt: Date
  readonly url: string
  readonly referrer: string
}

export async function chooseCookies(
  { cookieChoices, tracks, now, inTransaction }: PrivacyPorts,
  choice: CookieChoice,
): Promise<void> {
  const at = now()
  const { earlierVisitorId, ...made } = choice
  const visitors = [...new Set([choice.visitorId, earlierVisitorId ?? choice.visitorId])].sort()
  await inTransaction(async () => {
    for (const visitorId of visitors) {
      await cookieChoices.record(newId(at.getTime()), {
        ...made,
        visitorId,
        at,
        url: plainPage(choice.url),
        referrer: plainReferrer(choice.referrer),
      })
      await tracks.remove(visitorId, typesRefused(choice))
    }
  })
}
