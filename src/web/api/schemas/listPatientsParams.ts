import type { ListPatientsSort } from './listPatientsSort.ts'
import type { ListPatientsTier } from './listPatientsTier.ts'

export type ListPatientsParams = {
  /**
   * @minimum 1
   * @maximum 100
   */
  limit?: number
  /**
   * @maxLength 2000
   */
  cursor?: string
  /**
   * @maxLength 200
   */
  search?: string
  tier?: ListPatientsTier
  sort?: ListPatientsSort
}
