import { clinicDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { newReadableCode } from '#platform/kernel/ids.ts'

export interface CheckInCode {
  readonly id: string
  readonly code: string
  readonly description: string
  readonly pointsValue: number
  /** Where it's posted; null if unknown. */
  readonly placeId: string | null
  readonly isActive: boolean
  /** The code it replaced, and the clinic day. */
  readonly replaced: { readonly id: string; readonly on: string } | null
  /** The program version that includes it; null before the first version. */
  readonly programmeVersion: number | null
}

/** A code as the clinic edits it. The server generates the QR content. */
export interface EditedCode extends Pick<CheckInCode, 'id' | 'description' | 'pointsValue' | 'placeId'> {
  readonly isRetired: boolean
}

/** The clinic-specific part of the QR content. */
export const newSecret = () => newReadableCode(16)

/** The codes that a new clinic gets: three, worth 5 points each. */
export const defaultCodes: readonly Pick<CheckInCode, 'description' | 'pointsValue'>[] = [
  { description: 'Daily Spa Visit', pointsValue: 5 },
  { description: 'Welcome', pointsValue: 5 },
  { description: 'VIP Lounge', pointsValue: 5 },
]

/**
 * The code for a check-in at the desk: the first active one by description, of the location if it has one. A code of
 * another location only if there is no other.
 */
export function codeAt(
  locationId: string | undefined,
  codes: readonly CheckInCode[],
): CheckInCode | undefined {
  const inUse = codes
    .filter(({ isActive }) => isActive)
    .sort((a, b) => a.description.localeCompare(b.description))
  const at = (placeId: string | null) => inUse.find(code => code.placeId === placeId)
  return (locationId && (at(locationId) ?? at(null))) || inUse[0]
}

/** On the day of its replacement, a new code counts as the old one, so no visit counts twice (D-187). */
export const countedCode = ({ id, replaced }: CheckInCode, clinicDay: string) =>
  replaced?.on === clinicDay ? replaced.id : id

/**
 * One use per member and clinic day, because references are unique in the ledger (D-12, D-207).
 */
export const checkInReference = (code: CheckInCode, clinicDay: string) =>
  `check-in:${countedCode(code, clinicDay)}:${clinicDay}`

export interface VisitEntry {
  readonly memberId: string
  /** Whole points, above 0. */
  readonly amount: number
  readonly kind: 'check-in'
  /** Unique per member and kind. */
  readonly reference: string
  readonly reason: string
  readonly actor: 'member' | `staff:${string}`
  readonly at: Date
  /** The program version that set the code's points. */
  readonly programmeVersion: number | null
}

interface Visit {
  readonly memberId: string
  readonly code: CheckInCode
  readonly at: Date
  /** When the scan arrived, the desk's screen already showed another code. */
  readonly isLate: boolean
  readonly timeZone: TimeZone
}

export const checkInEntry = ({ memberId, code, at, isLate, timeZone }: Visit): VisitEntry => ({
  memberId,
  amount: code.pointsValue,
  kind: 'check-in',
  reference: checkInReference(code, clinicDay(at, timeZone)),
  reason: `Check-in: ${code.description}${isLate ? ' (scanned offline)' : ''}`,
  actor: 'member',
  at,
  programmeVersion: code.programmeVersion,
})

const oldestScanMs = 15 * 60_000
const clockSkewMs = 60_000

/**
 * The time that decides which clinic day a scan counts for. It's the scan's own time if the phone had to store it, up
 * to 15 minutes. The phone's clock may be a minute fast, but no scan counts as later than now.
 */
export function effectiveTime(scannedAt: Date | undefined, now: Date): Date | 'too old' | 'from the future' {
  if (!scannedAt) return now
  const age = now.getTime() - scannedAt.getTime()
  if (age > oldestScanMs) return 'too old'
  if (age < -clockSkewMs) return 'from the future'
  return age < 0 ? now : scannedAt
}

/** How long the desk's screen shows one code, in milliseconds. */
export const windowMs = 30_000

/** How long a screen runs once started, in hours: a long day at the desk. */
const screenHours = 16

/** The desk screen's current code, before signing. */
export const deskCode = (codeId: string, at: Date) => `desk:${codeId}:${windowAt(at)}`

/** Lets a screen request codes without a staff session; before signing. */
export const screenPass = (screenId: string, until: Date) => `desk-screen:${screenId}:${until.getTime()}`

export const screenUntil = (at: Date) => new Date(at.getTime() + screenHours * 3_600_000)

/** Milliseconds until the next code. */
export const renewInMs = (at: Date) => windowMs - (at.getTime() % windowMs)

/** Accepts the previous window too, for scans right at the change, but never a future one. */
export const isFresh = (window: number, at: Date) => [0, 1].includes(windowAt(at) - window)

const windowAt = (at: Date) => Math.floor(at.getTime() / windowMs)

export interface SignedToken {
  readonly kind: 'desk' | 'desk-screen' | 'scan-proof'
  /** The ID of the code, screen or proof. */
  readonly id: string
  /** A code's window number, or in milliseconds a pass's end or a proof's time. */
  readonly number: number
  /** The signed text. */
  readonly text: string
  readonly signature: string
}

/** Parses a desk code, a screen's pass or a scan's proof; undefined for anything else. Doesn't check the signature. */
export function parseSignedToken(scanned: string): SignedToken | undefined {
  const [, text, kind, id, number, signature] =
    /^((desk|desk-screen|scan-proof):([0-9a-f-]{36}):(\d{1,15})):([\w-]{20,100})$/.exec(scanned) ?? []
  if (!text || !kind || !id || !signature) return undefined
  return { kind: kind as SignedToken['kind'], id, number: Number(number), text, signature }
}
