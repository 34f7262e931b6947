import { type CorrectedDetail, correctDetails, type DetailsCorrection } from './correct-details.ts'
import type { DetailsPorts } from './ports.ts'

export interface Details {
  /**
   * Corrects a patient's name and birthday at the desk; returns what changed. Refuses with `PatientGone`,
   * `DetailsChanged`, `InvalidBirthday`, `UnderMinimumAge`.
   */
  correctDetails(memberId: string, correction: DetailsCorrection): Promise<readonly CorrectedDetail[]>
}

export const openDetails = (ports: DetailsPorts): Details => ({
  correctDetails: (memberId, correction) => correctDetails(ports, memberId, correction),
})
