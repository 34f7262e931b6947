import type { FocusOfDay } from './focus-of-day.ts'
import type { FocusPorts } from './ports.ts'
import { readFocus } from './read-focus.ts'

export interface Focus {
  /** The one thing home shows first for this member today: a reward, a photo that's due or a special that ends soon. */
  readFocus(memberId: string): Promise<FocusOfDay>
}

export const openFocus = (ports: FocusPorts): Focus => ({
  readFocus: memberId => readFocus(ports, memberId),
})
