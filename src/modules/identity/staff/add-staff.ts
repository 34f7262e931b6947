import type { StaffRole } from '#platform/kernel/access/roles.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { StaffMember, StaffPorts } from './ports.ts'

/** A person on the staff with their code, which is shown once and stored nowhere. */
export interface IssuedCode {
  readonly person: StaffMember
  readonly code: string
}

export async function addStaff(
  { staffCodes, secrets, now }: Pick<StaffPorts, 'staffCodes' | 'secrets' | 'now'>,
  name: string,
  role: StaffRole,
  code: string = secrets.newStaffCode(),
): Promise<IssuedCode> {
  const at = now()
  const person = { id: newId(at.getTime()), name, role }
  const [lookup = ''] = secrets.lookups(code)
  await staffCodes.add({ ...person, lookup, codeHash: await secrets.hash(code), at })
  return { person: { ...person, isActive: true, createdAt: at }, code }
}
