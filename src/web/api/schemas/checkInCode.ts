export interface CheckInCode {
  id: string
  /** The content of the QR code. Included for staff and in demo mode. */
  code?: string
  description: string
  pointsValue: number
  isActive: boolean
  /** Whether printed copies count. If false, only the code on the desk screen does. */
  countsOnPaper: boolean
}
