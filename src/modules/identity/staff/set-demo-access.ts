import type { StaffPorts } from './ports.ts'

/** The credentials that a demo publishes. */
export interface DemoAccess {
  /** The address of the staff account, which can't be created by joining. */
  readonly staff: string
  readonly member: string
  readonly code: string
}

export async function setDemoAccess(
  ports: StaffPorts,
  { staff, member, code }: DemoAccess,
  admitted: { readonly accounts: boolean; readonly code: boolean },
): Promise<readonly string[]> {
  const wasDemo = Boolean((await ports.accounts.findByEmail(staff))?.staffRole)
  const changed: string[] = []
  for (const email of wasDemo ? [member, staff] : [])
    if (await setAccount(ports, email, admitted.accounts)) changed.push(email)
  // Clinics outside of demo mode could have started with this code, too.
  if ((wasDemo || !admitted.code) && (await setCode(ports, code, admitted.code)))
    changed.push('the staff code')
  return changed
}

async function setAccount(
  { accounts, endSessionsOf, now }: Pick<StaffPorts, 'accounts' | 'endSessionsOf' | 'now'>,
  email: string,
  admitted: boolean,
) {
  const at = now()
  const id = await accounts.close(email, admitted ? null : at)
  if (id && !admitted) await endSessionsOf(id, at)
  return id !== undefined
}

async function setCode(
  { staffCodes, secrets, now }: Pick<StaffPorts, 'staffCodes' | 'secrets' | 'now'>,
  code: string,
  admitted: boolean,
) {
  const first = await staffCodes.first()
  if (!first || first.isClosed !== admitted || !(await secrets.verify(first.codeHash, code))) return false
  await staffCodes.close(first.id, admitted ? null : now())
  return true
}
