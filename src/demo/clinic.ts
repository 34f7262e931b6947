import type { Clock } from '#platform/clock.ts'
import type { Modules } from '../app.ts'

/** A clinic whose clock can be set back. */
export type Clinic = Modules & { readonly clock: Clock }

/** Who on the staff did what patients don't do themselves. */
export interface Desk {
  readonly staffId: string
  readonly name: string
  readonly role: string
}

/** Something that the desk did, in the audit log of that moment; from the clinic's own network, which is nobody's. */
export const auditDesk = (
  { access }: Clinic,
  staff: Desk,
  action: string,
  memberId?: string,
): Promise<void> => access.audit({ staff, action, memberId, subject: undefined, address: deskAddress })

export const deskAddress = '192.0.2.10'
