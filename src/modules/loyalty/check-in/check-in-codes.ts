import { clinicDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { newReadableCode } from '#platform/kernel/ids.ts'

export interface CheckInCode {
  readonly id: string
  readonly code: string
  readonly description: string
  readonly pointsValue: number
  /** Where it is posted; null: unknown. */
  readonly placeId: string | null
  readonly isActive: boolean
  /** The code that it replaced, and on which clinic day. */
  readonly replaced: { readonly id: string; readonly on: string } | null
  /** The program version that includes it; null before the first one. */
  readonly programmeVersion: number | null
}

/** A code as the clinic edits it. What its QR says is made by the server. */
export interface EditedCode extends Pick<CheckInCode, 'id' | 'description' | 'pointsValue' | 'placeId'> {
  readonly isRetired: boolean
}

/** What the QR of a code says that the clinic adds. */
export const newSecret = () => newReadableCode(16)

/** The codes that a clinic starts with: three, worth 5 points each. */
export const defaultCodes: readonly Pick<CheckInCode, 'description' | 'pointsValue'>[] = [
  { description: 'Daily Spa Visit', pointsValue: 5 },
  { description: 'Welcome', pointsValue: 5 },
  { description: 'VIP Lounge', pointsValue: 5 },
]

/**
 * One use a member and clinic day: the ledger counts each reference once (D-12), whatever clock showed the day (D-207). On the day
 * of its replacement a code counts as the one before, so that nobody's visit counts twice (D-187).
 */
export const checkInReference = ({ id, replaced }: CheckInCode, clinicDay: string) =>
  `check-in:${replaced?.on === clinicDay ? replaced.id : id}:${clinicDay}`

/** What a visit adds to the ledger. */
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
  /** The program's version that the code's points are of. */
  readonly programmeVersion: number | null
}

interface Visit {
  readonly memberId: string
  readonly code: CheckInCode
  readonly at: Date
  /** The scan was sent when the screen at the desk showed another code already. */
  readonly isLate: boolean
  readonly timeZone: TimeZone
}

/** What a visit is in the ledger. */
export const checkInEntry = ({ memberId, code, at, isLate, timeZone }: Visit): VisitEntry => ({
  memberId,
  amount: code.pointsValue,
  kind: 'check-in',
  reference: checkInReference(code, clinicDay(at, timeZone)),
  reason: `Check-in: ${code.description}${isLate ? ' (sent later)' : ''}`,
  actor: 'member',
  at,
  programmeVersion: code.programmeVersion,
})

const oldestScanMs = 15 * 60_000
const clockSkewMs = 60_000

/**
 * The moment whose clinic day a scan counts for: its own when the phone had to keep it, at most 15 minutes. A phone's
 * clock may be a minute ahead; no scan is later than now, so that none counts for tomorrow.
 */
export function effectiveTime(scannedAt: Date | undefined, now: Date): Date | 'too old' | 'from the future' {
  if (!scannedAt) return now
  const age = now.getTime() - scannedAt.getTime()
  if (age > oldestScanMs) return 'too old'
  if (age < -clockSkewMs) return 'from the future'
  return age < 0 ? now : scannedAt
}

/** How long a code stands on the desk's screen, in milliseconds. */
export const windowMs = 30_000

/** How long a screen that was started goes on, in hours: a long day at the desk. */
const screenHours = 16

/** What the screen shows now; to be signed. */
export const deskCode = (codeId: string, at: Date) => `desk:${codeId}:${windowAt(at)}`

/** What lets a screen ask for codes without a staff session; to be signed. */
export const screenPass = (screenId: string, until: Date) => `desk-screen:${screenId}:${until.getTime()}`

export const screenUntil = (at: Date) => new Date(at.getTime() + screenHours * 3_600_000)

/** Milliseconds until the next code. */
export const renewInMs = (at: Date) => windowMs - (at.getTime() % windowMs)

/** The window before is taken too, for who scans at the change; none that had not begun. */
export const isFresh = (window: number, at: Date) => [0, 1].includes(windowAt(at) - window)

const windowAt = (at: Date) => Math.floor(at.getTime() / windowMs)

export interface SignedToken {
  readonly kind: 'desk' | 'desk-screen' | 'scan-proof'
  /** The code's, the screen's or the proof's. */
  readonly id: string
  /** The window of a code, or in milliseconds the end of a pass or the time of a proof. */
  readonly number: number
  /** What the signature is about. */
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
