import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import { bonusAskedFor, bonusPoints, type NoBonusReason } from './bonus.ts'
import { type Entry, isShowableAddress, type NewEntry, photoIdIn, photoPath } from './entries.ts'
import type { DiaryPorts } from './ports.ts'
import { FutureTreatment, PhotoGone, UnknownService, WrongPictureAddress } from './refusals.ts'

export interface AddedEntry extends Entry {
  /** Why it earned no points; undefined if it did. */
  readonly unearned: NoBonusReason | undefined
}

export async function addEntry(ports: DiaryPorts, memberId: string, given: NewEntry): Promise<AddedEntry> {
  const { entries, photos, now, timeZone } = ports
  const at = now()
  const today = clinicDay(at, timeZone)
  const serviceName = await check(ports, given, today)

  const id = newId(at.getTime())
  const photoId = photoIdIn(given.imageUrl)
  await entries.takeTurn(memberId)
  if (photoId && !(await photos.attach(memberId, photoId, id))) throw new PhotoGone()
  const unearned = await earn(ports, memberId, given, today)
  const pointsAwarded = unearned ? 0 : bonusPoints
  const imageUrl = photoId ? photoPath(photoId) : given.imageUrl
  const entry: Entry = { ...given, serviceName, imageUrl, id, pointsAwarded, createdAt: at }
  await entries.add(memberId, entry)
  return { ...entry, unearned }
}

/** Credits the bonus, or returns why there is none. */
async function earn(
  { creditBonus }: DiaryPorts,
  memberId: string,
  given: NewEntry,
  today: string,
): Promise<NoBonusReason | undefined> {
  const asked = bonusAskedFor(given, today)
  if (typeof asked === 'string') return asked
  const credit = await creditBonus(memberId, asked, bonusPoints)
  return credit === 'credited' ? undefined : credit
}

/** Validates the entry; returns the service's name. */
async function check({ serviceOf }: DiaryPorts, given: NewEntry, today: string): Promise<string | null> {
  const { imageUrl, serviceId, treatmentDate } = given
  if (imageUrl && !photoIdIn(imageUrl) && !isShowableAddress(imageUrl)) throw new WrongPictureAddress()
  if (treatmentDate && treatmentDate > today) throw new FutureTreatment()
  if (!serviceId) return null
  const service = await serviceOf(serviceId)
  if (!service) throw new UnknownService()
  return service.name
}
