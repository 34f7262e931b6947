import { newToken } from '#platform/kernel/ids.ts'
import type { PreviewsPorts } from './ports.ts'

/** How long a preview link works. */
const lastsSeconds = 30 * 60

/** The link to share: it contains the token, which is stored nowhere else. */
export interface PreviewLink {
  readonly token: string
  readonly url: string
  readonly expiresAt: Date
  readonly lastsSeconds: number
}

/** Links that show the app with the draft, without a session (D-203). */
export interface Previews {
  /** Creates a link for a staff member ('staff:' plus their ID) that works for half an hour. */
  startPreview(by: string): Promise<PreviewLink>
  /** Whether a link with this token exists and still works. */
  isPreviewOpen(token: string): Promise<boolean>
}

export const openPreviews = ({ links, appUrl, now }: PreviewsPorts): Previews => ({
  async startPreview(by) {
    const token = newToken()
    const expiresAt = new Date(now().getTime() + lastsSeconds * 1_000)
    await links.add(token, { by, expiresAt })
    return { token, url: `${appUrl}/preview/${token}/`, expiresAt, lastsSeconds }
  },
  isPreviewOpen: token => links.isOpen(token, now()),
})
