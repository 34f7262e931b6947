import { PatientGone } from '#platform/kernel/account-gone.ts'
import { pointsText } from '#platform/kernel/points.ts'
import { checkInEntry, codeAt } from './check-in-codes.ts'
import type { CheckInPorts } from './ports.ts'
import { CheckedInToday, InactiveCode, NoCodeToShow } from './refusals.ts'

export interface DeskCheckIn {
  readonly memberId: string
  /** Defaults to an active code of the location, then to one of no location; the first by description. */
  readonly codeId?: string | undefined
  /** Where the patient is. */
  readonly locationId?: string | undefined
  readonly actor: `staff:${string}`
}

export interface CheckedInAtDesk {
  readonly memberId: string
  readonly patient: string
  readonly points: number
  readonly balance: number
}

/** For a patient without the app, a phone or a signal. Uses the same reference as a scan. */
export async function checkInAtDesk(
  {
    ledger,
    codes,
    patientById,
    notifyMember,
    now,
    timeZone,
  }: Pick<CheckInPorts, 'ledger' | 'codes' | 'patientById' | 'notifyMember' | 'now' | 'timeZone'>,
  { memberId, codeId, locationId, actor }: DeskCheckIn,
): Promise<CheckedInAtDesk> {
  const person = await patientById(memberId)
  if (person?.role !== 'member') throw new PatientGone()
  const patient = `${person.firstName} ${person.lastName}`.trim()
  const known = await codes.all()
  const code = codeId ? known.find(({ id }) => id === codeId) : codeAt(locationId, known)
  if (!code) throw new NoCodeToShow()
  if (!code.isActive) throw new InactiveCode()

  const entry = checkInEntry({ memberId, code, at: now(), isLate: false, timeZone })
  const { balanceAfter } = await ledger.post({ ...entry, actor }, () => new CheckedInToday(patient))
  await notifyMember(memberId, {
    title: 'Checked in',
    message: `The front desk checked you in: ${pointsText(code.pointsValue)}.`,
    type: 'POINTS_EARNED',
  })
  return { memberId, patient, points: code.pointsValue, balance: balanceAfter }
}
