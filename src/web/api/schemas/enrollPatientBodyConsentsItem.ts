import type { EnrollPatientBodyConsentsItemChannel } from './enrollPatientBodyConsentsItemChannel.ts'
import type { EnrollPatientBodyConsentsItemWording } from './enrollPatientBodyConsentsItemWording.ts'

export type EnrollPatientBodyConsentsItem = {
  channel: EnrollPatientBodyConsentsItemChannel
  wording: EnrollPatientBodyConsentsItemWording
}
