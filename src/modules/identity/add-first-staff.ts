import { addStaff } from './add-staff.ts'
import type { StaffRole } from './members.ts'
import type { IdentityPorts } from './ports.ts'

export async function addFirstStaff(
  ports: IdentityPorts,
  name: string,
  role: StaffRole,
  code: string,
): Promise<void> {
  if ((await ports.staffCodes.count(role)) === 0) await addStaff(ports, name, role, code)
}
