import type { StaffPerson, StaffPorts } from './ports.ts'
import { WrongStaffCode } from './refusals.ts'

export async function verifyStaffCode(
  { staffCodes, secrets }: Pick<StaffPorts, 'staffCodes' | 'secrets'>,
  code: string,
): Promise<StaffPerson> {
  const found = await staffCodes.find(secrets.lookups(code))
  const right = await secrets.verify(found?.codeHash, code)
  if (!found || !right) throw new WrongStaffCode()
  return { id: found.id, name: found.name, role: found.role }
}
