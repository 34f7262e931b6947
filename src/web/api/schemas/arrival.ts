import type { ArrivalRole } from './arrivalRole.ts'

export interface Arrival {
  name: string
  role: ArrivalRole
  /**
   * What opens the staff area from now on; null where it was handed over with the link.
   * @nullable
   */
  code: string | null
}
