import { newId } from '#platform/kernel/ids.ts'
import type { StaffRole } from './members.ts'
import type { IdentityPorts } from './ports.ts'

export async function addFirstStaff(
  { staffCodes, secrets, now }: IdentityPorts,
  name: string,
  role: StaffRole,
  code: string,
): Promise<void> {
  if ((await staffCodes.count()) > 0) return
  const at = now()
  const [lookup = ''] = secrets.lookups(code)
  await staffCodes.add({
    id: newId(at.getTime()),
    name,
    role,
    lookup,
    codeHash: await secrets.hash(code),
    at,
  })
}
