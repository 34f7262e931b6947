export interface CheckInCode {
  id: string
  /** What the QR picture says; for staff, and in demo mode. */
  code?: string
  description: string
  pointsValue: number
  isActive: boolean
  /** Whether a printed one counts; otherwise only the code on the desk screen does. */
  countsOnPaper: boolean
}
