import { clinicDay, clinicDayStart } from '#platform/kernel/clinic-day.ts'
import { birthdayNear } from './birthdays.ts'
import type { PatientsPorts, PresentRow } from './ports.ts'

/** More than a clinic sees in a day. */
const mostShown = 300

export interface PresentPatient extends Omit<PresentRow, 'birthday' | 'intakeWording' | 'intakeAt'> {
  readonly birthday: 'today' | 'this week' | null
  /** Whether their intake is current. */
  readonly hasIntake: boolean
}

export async function listTodaysVisits({
  deskRows,
  intakeRule,
  now,
  timeZone,
}: PatientsPorts): Promise<readonly PresentPatient[]> {
  const at = now()
  const day = clinicDay(at, timeZone)
  const stands = await intakeRule()
  const rows = await deskRows.checkedInSince(clinicDayStart(at, timeZone), at, mostShown)
  return rows.map(({ birthday, intakeWording: wording, intakeAt: submittedAt, ...row }) => ({
    ...row,
    birthday: birthdayNear(birthday, day),
    hasIntake: wording !== null && submittedAt !== null && stands({ wording, submittedAt }),
  }))
}
