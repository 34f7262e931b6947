import type { HomeFocus } from './focus-of-day.ts'
import type { FocusPorts } from './ports.ts'
import { readFocus } from './read-focus.ts'

export interface Focus {
  /**
   * The one thing home shows first for this member today: a reward, a photo that's due or a special that ends soon. Also
   * whether their medical intake is missing or has to be filled out again.
   */
  readFocus(memberId: string): Promise<HomeFocus>
}

export const openFocus = (ports: FocusPorts): Focus => ({
  readFocus: memberId => readFocus(ports, memberId),
})
