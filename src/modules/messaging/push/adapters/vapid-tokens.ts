export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

const hourMs = 3_600_000
/** An hour longer than it is used; push services take at most 24 hours. */
const validHours = 13
const usedHours = 12
const mostOrigins = 100

/** The header that shows a push service who sends: signed once an origin and 12 hours, not once a message. */
export function vapidTokens({ subject, publicKey, privateKey }: Vapid) {
  const kept = new Map<string, { readonly header: string; readonly until: number }>()
  return async (origin: string): Promise<string> => {
    const now = Date.now()
    const known = kept.get(origin)
    if (known && known.until > now) return known.header
    // Asked for where it is needed: to look up again what is loaded would cost each message as much as writing it.
    const { default: webPush } = await import('web-push')
    const expires = Math.floor((now + validHours * hourMs) / 1000)
    const header = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      expires,
    ).Authorization
    if (kept.size >= mostOrigins) kept.clear()
    kept.set(origin, { header, until: now + usedHours * hourMs })
    return header
  }
}
