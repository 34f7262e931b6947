import type { IdentityPorts } from './ports.ts'

/** What a demo publishes. */
export interface DemoAccess {
  /** The address of the account that opens the staff area: nobody gets such an account by joining. */
  readonly staff: string
  readonly member: string
  readonly code: string
}

export async function admitDemo(
  ports: IdentityPorts,
  { staff, member, code }: DemoAccess,
  admitted: { readonly accounts: boolean; readonly code: boolean },
): Promise<readonly string[]> {
  const { members } = ports
  const wasDemo = Boolean((await members.findByEmail(staff))?.staffRole)
  const changed: string[] = []
  for (const email of wasDemo ? [member, staff] : [])
    if (await admitAccount(ports, email, admitted.accounts)) changed.push(email)
  // Clinics that were no demo could begin with this code, too.
  if ((wasDemo || !admitted.code) && (await admitCode(ports, code, admitted.code)))
    changed.push('the staff code')
  return changed
}

async function admitAccount({ members, sessions, now }: IdentityPorts, email: string, admitted: boolean) {
  const at = now()
  const id = await members.close(email, admitted ? null : at)
  if (id && !admitted) await sessions.endAllOf(id, at)
  return id !== undefined
}

async function admitCode({ staffCodes, secrets, now }: IdentityPorts, code: string, admitted: boolean) {
  const first = await staffCodes.first()
  if (!first || first.isClosed !== admitted || !(await secrets.verify(first.codeHash, code))) return false
  await staffCodes.close(first.id, admitted ? null : now())
  return true
}
