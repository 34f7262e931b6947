import type { FocusOfDayKind } from './focusOfDayKind.ts'
import type { FocusOfDayPhoto } from './focusOfDayPhoto.ts'

export interface FocusOfDay {
  /** A reward that can be claimed, a progress photo that is due, or a promotion that ends soon. */
  kind: FocusOfDayKind
  /**
   * The treatment whose photo earns points today, if `kind` is `photo`.
   * @nullable
   */
  photo: FocusOfDayPhoto
  /** The medical intake is over a year old, or the clinic asks for a new one. */
  mustRenewIntake: boolean
  /** The member never submitted a medical intake. */
  isIntakeMissing: boolean
}
