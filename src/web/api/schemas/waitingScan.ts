export interface WaitingScan {
  id: string
  patient: string
  email: string
  description: string
  pointsValue: number
  /** As the patient’s phone says; the code was shown then. */
  scannedAt: string
}
