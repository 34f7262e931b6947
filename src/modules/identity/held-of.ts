import type { IdentityPorts } from './ports.ts'

export async function heldOf({ departures }: IdentityPorts, memberId: string) {
  const account = await departures.find(memberId)
  if (!account) return null
  const { passwordHash: _secret, staffRole: _role, ...shown } = account
  return {
    ...shown,
    sessions: await departures.sessionsOf(memberId),
    staffActions: await departures.staffActionsOn(memberId),
  }
}
