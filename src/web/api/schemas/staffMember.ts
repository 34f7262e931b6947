import type { StaffMemberRole } from './staffMemberRole.ts'

export interface StaffMember {
  id: string
  name: string
  role: StaffMemberRole
  isActive: boolean
  createdAt: string
}
