export interface WaitingScan {
  id: string
  patient: string
  email: string
  description: string
  pointsValue: number
  /** As reported by the patient’s phone; the desk screen was showing the code at that time. */
  scannedAt: string
}
