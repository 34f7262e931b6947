import type { AddStaffBodyRole } from './addStaffBodyRole.ts'

export type AddStaffBody = {
  /**
   * @minLength 1
   * @maxLength 100
   */
  name: string
  role: AddStaffBodyRole
}
