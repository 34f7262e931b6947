export interface CameBack {
  isStaff: boolean
  /** @minimum 0 */
  codesLeft: number
}
