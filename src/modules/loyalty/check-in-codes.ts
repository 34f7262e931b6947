export interface CheckInCode {
  readonly id: string
  readonly code: string
  readonly description: string
  readonly pointsValue: number
  readonly isActive: boolean
}

/** The codes that a clinic starts with (staff.md, 9): three, worth 5 points each. */
export const defaultCodes: readonly Pick<CheckInCode, 'description' | 'pointsValue'>[] = [
  { description: 'Daily Spa Visit', pointsValue: 5 },
  { description: 'Welcome', pointsValue: 5 },
  { description: 'VIP Lounge', pointsValue: 5 },
]

/** One use a member and clinic day: the ledger counts each reference once (decisions.md, 12). */
export const checkInReference = (code: CheckInCode, clinicDay: string) => `check-in:${code.id}:${clinicDay}`
