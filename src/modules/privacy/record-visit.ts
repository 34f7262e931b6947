import { newId } from '#platform/kernel/ids.ts'
import { choicesHoldSince } from './consent.ts'
import { plainPage, plainReferrer } from './plain.ts'
import type { PrivacyPorts, Visit } from './ports.ts'

export async function recordVisit(
  { tracks, now }: PrivacyPorts,
  visitorId: string | undefined,
  { url, referrer }: Pick<Visit, 'url' | 'referrer'>,
): Promise<void> {
  if (!visitorId) return
  const at = now()
  await tracks.addVisit(
    visitorId,
    { id: newId(at.getTime()), url: plainPage(url), referrer: plainReferrer(referrer), at },
    choicesHoldSince(at),
  )
}
