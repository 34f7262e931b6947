export interface ExpectedBonus {
  serviceId: string
  serviceName: string
  treatmentDate: string
  /** The first day on which a progress photo earns the points. */
  earnsFrom: string
  /** 0: a progress photo earns the points today. */
  inDays: number
  points: number
}
