import type { ChangeStaffBodyRole } from './changeStaffBodyRole.ts'

export type ChangeStaffBody = {
  /**
   * @minLength 1
   * @maxLength 100
   */
  name?: string
  role?: ChangeStaffBodyRole
  isActive?: boolean
}
