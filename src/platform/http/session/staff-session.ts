import type Koa from 'koa'
import { browserInWords } from '#platform/kernel/access/browser-words.ts'
import { plainAddress } from './client-network.ts'
import { type Enrolling, isNewDevice } from './devices.ts'
import type { SessionChanges, StaffGrant } from './live-session.ts'
import { liveSession, type StaffTimestamps } from './live-session.ts'

const staffTouchMs = 60 * 1000

/** How long the staff area stays open when idle, and at most. */
export interface StaffTimes {
  readonly idleMinutes: number
  readonly hours: number
}

interface GrantOptions {
  readonly now: () => Date
  readonly staffTimes: StaffTimes
  readonly staffToday: (staffId: string, grantedAt: Date) => Promise<StaffGrant | undefined>
}

/** The staff grant, unless it was idle too long, is too old (D-8) or was revoked. */
export async function staffGrant(
  ctx: Koa.Context,
  { now, staffTimes, staffToday }: GrantOptions,
): Promise<StaffGrant | undefined> {
  const session = liveSession(ctx)
  const staff = session?.staff
  if (!session || !staff) return undefined
  const time = now().getTime()
  const over =
    time - staff.lastUsed > staffTimes.idleMinutes * 60_000 ||
    time - staff.since > staffTimes.hours * 3_600_000
  const today = over ? undefined : await staffToday(staff.staffId, new Date(staff.since))
  if (!today) session.staff = undefined
  else if (time - staff.lastUsed > staffTouchMs && !isUnattended(ctx))
    session.staff = { ...staff, lastUsed: time }
  return today
}

/** Background requests of an idle page must not keep the staff area open. */
const isUnattended = (ctx: Koa.Context) => ctx.method === 'GET' && ctx.get('X-Unattended') === '1'

/**
 * The audit entry for opening the staff area. It notes a new device, because that person may have no email address to
 * warn.
 */
export async function openingOf(ctx: Koa.Context, { name }: StaffGrant, enrolling: Enrolling) {
  const subject = (await isNewDevice(ctx, enrolling))
    ? `new device for ${name}: ${browserInWords(ctx.get('User-Agent'))}`
    : undefined
  return { action: 'openStaffArea', memberId: undefined, subject, address: plainAddress(ctx.ip) }
}

export const provedAtOf = ({ provedAt, since }: StaffTimestamps) => provedAt ?? since

/** Proves again who has the area open (D-284). */
export const proofIn = (
  ctx: Koa.Context,
  now: () => Date,
): Pick<SessionChanges, 'staffProof' | 'proveStaff'> => ({
  staffProof() {
    const staff = liveSession(ctx)?.staff
    return staff && { role: staff.role, at: new Date(provedAtOf(staff)) }
  },
  proveStaff() {
    const session = liveSession(ctx)
    // Keeps the session ID: the person is the same, and parallel requests of the page must stay signed in.
    if (session?.staff) session.staff = { ...session.staff, provedAt: now().getTime() }
  },
})
