import type { Clock } from '#platform/clock.ts'
import type { Modules } from '../app.ts'

/** A clinic whose clock can be set back. */
export type Clinic = Modules & { readonly clock: Clock }

/** The staff member who does everything that patients don't do themselves. */
export interface Desk {
  readonly staffId: string
  readonly name: string
  readonly role: string
}

/** Records a desk action in the audit log, at the time on the clinic's clock and with a reserved network address. */
export const auditDesk = (
  { access }: Clinic,
  staff: Desk,
  action: string,
  memberId?: string,
): Promise<void> => access.audit({ staff, action, memberId, subject: undefined, address: deskAddress })

export const deskAddress = '192.0.2.10'
