import { PatientGone } from '#platform/kernel/account-gone.ts'
import { pointsText } from '#platform/kernel/points.ts'
import { checkInEntry } from './check-in-codes.ts'
import type { CheckInPorts } from './ports.ts'
import { CheckedInToday, InactiveCode, NoCodeToShow } from './refusals.ts'

export interface DeskCheckIn {
  readonly memberId: string
  /** Defaults to the first active code by description. */
  readonly codeId?: string | undefined
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
  { memberId, codeId, actor }: DeskCheckIn,
): Promise<CheckedInAtDesk> {
  const person = await patientById(memberId)
  if (person?.role !== 'member') throw new PatientGone()
  const patient = `${person.firstName} ${person.lastName}`.trim()
  const known = await codes.all()
  const inUse = known
    .filter(({ isActive }) => isActive)
    .sort((a, b) => a.description.localeCompare(b.description))
  const code = codeId ? known.find(({ id }) => id === codeId) : inUse[0]
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
