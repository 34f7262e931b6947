import type { StaffRole } from '#platform/kernel/access/roles.ts'
import { addStaff } from './add-staff.ts'
import type { StaffPorts } from './ports.ts'

export async function addFirstStaff(
  ports: StaffPorts,
  name: string,
  role: StaffRole,
  code: string,
): Promise<void> {
  if ((await ports.staffCodes.count(role)) === 0) await addStaff(ports, name, role, code)
}
