import { clinicDay, type TimeZone } from './clinic-day.ts'
import { type Refusal, refusal } from './refusal.ts'

const sentence = (years: number) =>
  `Members must be ${years} or older. For anyone younger, a parent or guardian can ask at the front desk.`

/** Members under the clinic's minimum age need a guardian to join and give consent (D-352). */
export class UnderMinimumAge extends refusal('under-minimum-age', 'invalid', sentence, 18) {
  override readonly errors: Refusal['errors']
  constructor(years: number) {
    super(years)
    this.errors = [{ path: 'dateOfBirth', message: sentence(years) }]
  }
}

export interface MinimumAge {
  readonly minimumAge: number
  readonly now: () => Date
  readonly timeZone: TimeZone
}

/**
 * Throws `UnderMinimumAge` if this birthday ('YYYY-MM-DD') is too recent on the clinic's current day. Accepts an
 * unknown birthday. People born on February 29 come of age on March 1.
 */
export function requireAge(
  dateOfBirth: string | null | undefined,
  { minimumAge, now, timeZone }: MinimumAge,
): void {
  const today = clinicDay(now(), timeZone)
  const latest = `${String(Number(today.slice(0, 4)) - minimumAge).padStart(4, '0')}${today.slice(4)}`
  if (dateOfBirth && dateOfBirth > latest) throw new UnderMinimumAge(minimumAge)
}
