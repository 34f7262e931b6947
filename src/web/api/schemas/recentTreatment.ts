export interface RecentTreatment {
  serviceId: string
  /** The name of the service at the time. */
  serviceName: string
  treatmentDate: string
  /** @nullable */
  lastsWeeks: number | null
  /**
   * About when the results wear off.
   * @nullable
   */
  lastsUntil: string | null
  /** May contain line breaks. Included for four weeks; may be empty. */
  aftercare: string
  /**
   * The first day when a photo shows the results; null if the service doesn’t say or it’s too late.
   * @nullable
   */
  photoFrom: string | null
}
