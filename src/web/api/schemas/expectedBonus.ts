export interface ExpectedBonus {
  serviceId: string
  serviceName: string
  treatmentDate: string
  /** The first day when a progress photo earns points. */
  earnsFrom: string
  /** The number of days until then; 0 if a progress photo earns points today. */
  inDays: number
  points: number
}
