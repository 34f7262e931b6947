import { PatientGone } from '#platform/kernel/account-gone.ts'
import { requireAge } from '#platform/kernel/minimum-age.ts'
import type { DetailsPorts, PatientName } from './ports.ts'
import { DetailsChanged } from './refusals.ts'

/** A patient's name and birthday, as staff see them. */
export interface PatientDetails extends PatientName {
  /** 'YYYY-MM-DD', or 'MM-DD' if that is all we know; null if unknown. */
  readonly birthday: string | null
}

export interface DetailsCorrection extends PatientDetails {
  /** What staff saw. */
  readonly replaces: PatientDetails
}

export type CorrectedDetail = 'name' | 'birthday'

export async function correctDetails(
  ports: DetailsPorts,
  memberId: string,
  { replaces, birthday, ...name }: DetailsCorrection,
): Promise<readonly CorrectedDetail[]> {
  const { birthday: oldBirthday, ...oldName } = replaces
  const isRenamed = name.firstName !== oldName.firstName || name.lastName !== oldName.lastName
  const hasNewBirthday = birthday !== oldBirthday
  if (hasNewBirthday && birthday && birthday.length > 'MM-DD'.length) {
    ports.checkBirthday(birthday)
    requireAge(birthday, ports)
  }
  return ports.inTransaction(async () => {
    if ((await ports.findPatient(memberId))?.role !== 'member') throw new PatientGone()
    if (isRenamed && !(await ports.rename(memberId, oldName, name))) throw new DetailsChanged()
    if (hasNewBirthday && !(await ports.changeBirthday(memberId, oldBirthday, birthday)))
      throw new DetailsChanged()
    return [...(isRenamed ? (['name'] as const) : []), ...(hasNewBirthday ? (['birthday'] as const) : [])]
  })
}
