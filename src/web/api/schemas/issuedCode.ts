import type { StaffMember } from './staffMember.ts'

export interface IssuedCode {
  person: StaffMember
  code: string
}
