import { newId } from '#platform/kernel/ids.ts'
import { sameEmail } from './members.ts'
import type { IdentityPorts } from './ports.ts'

/** One statement for every address: who waits for the answer can't tell a member's from a stranger's (D-62). */
export async function askForReset({ publishReset, now }: IdentityPorts, email: string): Promise<void> {
  await publishReset({ requestId: newId(now().getTime()), email: sameEmail(email) })
}
