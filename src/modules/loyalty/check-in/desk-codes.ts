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

export interface Signed {
  readonly kind: 'desk' | 'desk-screen' | 'scan-proof'
  /** The code's, the screen's or the proof's. */
  readonly id: string
  /** The window of a code, or in milliseconds the end of a pass or the time of a proof. */
  readonly number: number
  /** What the signature is about. */
  readonly text: string
  readonly signature: string
}

/** Takes apart what a screen shows or brings, or a scan's proof; undefined when it is none of them. Proves nothing. */
export function readSigned(scanned: string): Signed | undefined {
  const [, text, kind, id, number, signature] =
    /^((desk|desk-screen|scan-proof):([0-9a-f-]{36}):(\d{1,15})):([\w-]{20,100})$/.exec(scanned) ?? []
  if (!text || !kind || !id || !signature) return undefined
  return { kind: kind as Signed['kind'], id, number: Number(number), text, signature }
}
