import type { ClinicDemoMember } from './clinicDemoMember.ts'
import type { ClinicDemoStaff } from './clinicDemoStaff.ts'

/**
 * Demo accounts, only in demo mode.
 * @nullable
 */
export type ClinicDemo = {
  member: ClinicDemoMember
  staff: ClinicDemoStaff
  staffCode: string
} | null
