import type { TrackEventBodyType } from '#api/schemas/index.ts'
import { send } from './send.ts'
import { storedChoice } from './stored-choice.ts'

/** Reports an event if the visitor allows its type, and never who they are. */
export function track(
  event: string,
  data: Readonly<Record<string, unknown>>,
  type: TrackEventBodyType,
): void {
  if (storedChoice()?.[type]) void send('/api/track', { event, data: { ...data }, type })
}
