import { sameEmail } from './members.ts'
import type { IdentityPorts, StaffPerson } from './ports.ts'
import { WrongCredentials } from './refusals.ts'

export interface SignedIn {
  readonly memberId: string
  /** Set for an account that opens the staff area without a code. */
  readonly staff: StaffPerson | undefined
}

export async function signIn(
  { members, secrets, now }: IdentityPorts,
  email: string,
  password: string,
): Promise<SignedIn> {
  const found = await members.findByEmail(sameEmail(email))
  const member = found?.isClosed ? undefined : found
  const right = await secrets.verify(member?.passwordHash, password)
  if (!member || !right) throw new WrongCredentials()

  await members.noteSignIn(member.id, now())
  const { id, firstName, lastName, staffRole } = member
  const name = `${firstName} ${lastName}`.trim()
  return { memberId: id, staff: staffRole ? { id, name, role: staffRole } : undefined }
}
