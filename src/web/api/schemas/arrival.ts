import type { ArrivalRole } from './arrivalRole.ts'

export interface Arrival {
  name: string
  role: ArrivalRole
  /**
   * The code that opens the staff area from now on; null if the person received it along with the link.
   * @nullable
   */
  code: string | null
}
