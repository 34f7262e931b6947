import { newToken } from '#platform/kernel/ids.ts'
import type { StaffPorts } from './ports.ts'
import { linkHours, linkTo, type SignInLink } from './sign-in-links.ts'

type Ports = Pick<StaffPorts, 'signInLinks' | 'secrets' | 'appUrl' | 'now'>

export async function issueSignInLink(ports: Ports, staffId: string): Promise<SignInLink> {
  const { kept, link } = newLink(ports, staffId)
  await ports.signInLinks.add(kept)
  return link
}

/** One per database, whichever instance creates it; a new one replaces the old one. */
export async function issueFirstLink(ports: Ports): Promise<SignInLink | undefined> {
  const { kept, link } = newLink(ports, null)
  const expiresAt = await ports.signInLinks.replaceFirst(kept)
  return expiresAt && { ...link, expiresAt }
}

function newLink({ secrets, appUrl, now }: Ports, staffId: string | null) {
  const token = newToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + linkHours * 3_600_000)
  return {
    kept: { tokenHash: secrets.digest(token), staffId, createdAt, expiresAt },
    link: { url: linkTo(appUrl, token, staffId === null), expiresAt },
  }
}
