import type { FocusOfDay } from './focus-of-day.ts'
import type { FocusPorts } from './ports.ts'
import { readFocus } from './read-focus.ts'

/** What a member's day is about. */
export interface Focus {
  /** The one thing that home puts first for this member today: a reward, a photo that is due, a special that ends. */
  readFocus(memberId: string): Promise<FocusOfDay>
}

export const openFocus = (ports: FocusPorts): Focus => ({
  readFocus: memberId => readFocus(ports, memberId),
})
