import { createHmac } from 'node:crypto'
import type { CodeKeys } from '../ports.ts'

/** Six digits, or a plain hash of eight letters, could be brute-forced; an HMAC needs the server's keys. */
export const codesByHmac = (keys: readonly string[]): CodeKeys => ({
  sentCodes: ({ requestId, kind, value }) =>
    keys.map(key => {
      const digest = createHmac('sha256', key).update(`sign-in code ${requestId} ${kind} ${value}`).digest()
      return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
    }),
  deskHashes: code =>
    keys.map(key => createHmac('sha256', key).update(`desk code ${code}`).digest('base64url')),
})
