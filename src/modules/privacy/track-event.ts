import { newId } from '#platform/kernel/ids.ts'
import { choicesHoldSince } from './consent.ts'
import { plainData, plainText } from './plain.ts'
import type { PrivacyPorts, TrackedEvent } from './ports.ts'

export async function trackEvent(
  { tracks, now }: PrivacyPorts,
  visitorId: string | undefined,
  { event, type, data }: Pick<TrackedEvent, 'event' | 'type' | 'data'>,
): Promise<void> {
  if (!visitorId) return
  const at = now()
  await tracks.addEvent(
    visitorId,
    { id: newId(at.getTime()), event: plainText(event), type, data: plainData(data), at },
    choicesHoldSince(at),
  )
}
