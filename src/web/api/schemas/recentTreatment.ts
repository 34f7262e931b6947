export interface RecentTreatment {
  serviceId: string
  /** As it was called then. */
  serviceName: string
  treatmentDate: string
  /** @nullable */
  lastsWeeks: number | null
  /**
   * About until when.
   * @nullable
   */
  lastsUntil: string | null
  /** Lines of text, for four weeks; may be empty. */
  aftercare: string
  /**
   * From when a photo shows what it did; null where it says nothing or it is too late.
   * @nullable
   */
  photoFrom: string | null
}
