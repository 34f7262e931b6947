import type { FocusOfDayKind } from './focusOfDayKind.ts'
import type { FocusOfDayPhoto } from './focusOfDayPhoto.ts'

export interface FocusOfDay {
  /** A reward that can be claimed, a progress photo that is due, or the last days of the first promotion. */
  kind: FocusOfDayKind
  /**
   * The treatment of which a photo earns points today; where that comes first.
   * @nullable
   */
  photo: FocusOfDayPhoto
  /** The medical intake is over a year old, or the clinic asks for a new one. */
  mustRenewIntake: boolean
}
