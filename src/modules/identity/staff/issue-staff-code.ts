import type { IssuedCode } from './add-staff.ts'
import type { StaffPorts } from './ports.ts'
import { UnknownStaff } from './refusals.ts'

export async function issueStaffCode(
  {
    staffCodes,
    secrets,
    endOtherWaysOf,
    now,
  }: Pick<StaffPorts, 'staffCodes' | 'secrets' | 'endOtherWaysOf' | 'now'>,
  id: string,
): Promise<IssuedCode> {
  const code = secrets.newStaffCode()
  const [lookup = ''] = secrets.lookups(code)
  const person = await staffCodes.replaceCode(id, { lookup, codeHash: await secrets.hash(code), at: now() })
  if (!person) throw new UnknownStaff()
  // An attacker who knew the code may have added a passkey or recovery codes (D-282).
  await endOtherWaysOf(id)
  return { person, code }
}
