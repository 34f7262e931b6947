import type { EnrollPatientBodyConsentsItemChannel } from './enrollPatientBodyConsentsItemChannel.ts'

export type EnrollPatientBodyConsentsItem = {
  channel: EnrollPatientBodyConsentsItemChannel
  /** @maxLength 40 */
  wording: string
}
