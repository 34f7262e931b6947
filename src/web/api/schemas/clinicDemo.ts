import type { ClinicDemoMember } from './clinicDemoMember.ts'
import type { ClinicDemoStaff } from './clinicDemoStaff.ts'

/**
 * Demo accounts, in demo mode only.
 * @nullable
 */
export type ClinicDemo = {
  member: ClinicDemoMember
  staff: ClinicDemoStaff
  staffCode: string
} | null
