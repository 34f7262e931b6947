import { newToken } from '#platform/kernel/ids.ts'
import type { StaffPorts } from './ports.ts'
import { linkHours, linkTo, type SignInLink } from './sign-in-links.ts'

type Ports = Pick<StaffPorts, 'staffCodes' | 'signInLinks' | 'secrets' | 'appUrl' | 'now'>

export async function issueSignInLink(
  { signInLinks, secrets, appUrl, now }: Omit<Ports, 'staffCodes'>,
  staffId: string | null,
): Promise<SignInLink> {
  const token = newToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + linkHours * 3_600_000)
  await signInLinks.add({ tokenHash: secrets.digest(token), staffId, createdAt, expiresAt })
  return { url: linkTo(appUrl, token, staffId === null), expiresAt }
}

export async function issueFirstLink(ports: Ports): Promise<SignInLink | undefined> {
  return (await ports.staffCodes.count('owner')) === 0 ? issueSignInLink(ports, null) : undefined
}
