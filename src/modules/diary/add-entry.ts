import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import { bonusPoints, earnsBonusFor } from './bonus.ts'
import { type Entry, isShowableAddress, type NewEntry, photoIdIn, photoPath } from './entries.ts'
import type { DiaryPorts } from './ports.ts'
import { FutureTreatment, PhotoGone, UnknownService, WrongPictureAddress } from './refusals.ts'

export async function addEntry(ports: DiaryPorts, memberId: string, given: NewEntry): Promise<Entry> {
  const { entries, photos, creditBonus, now, timeZone } = ports
  const at = now()
  const today = clinicDay(at, timeZone)
  await check(ports, given, today)

  const id = newId(at.getTime())
  const photoId = photoIdIn(given.imageUrl)
  await entries.takeTurn(memberId)
  if (photoId && !(await photos.attach(memberId, photoId, id))) throw new PhotoGone()
  const treatment = earnsBonusFor(given, today)
  const pointsAwarded = treatment ? await creditBonus(memberId, treatment, bonusPoints) : 0
  const imageUrl = photoId ? photoPath(photoId) : given.imageUrl
  const entry: Entry = { ...given, imageUrl, id, pointsAwarded, createdAt: at }
  await entries.add(memberId, entry)
  return entry
}

async function check({ serviceOf }: DiaryPorts, given: NewEntry, today: string): Promise<void> {
  const { imageUrl, serviceId, treatmentDate } = given
  if (imageUrl && !photoIdIn(imageUrl) && !isShowableAddress(imageUrl)) throw new WrongPictureAddress()
  if (treatmentDate && treatmentDate > today) throw new FutureTreatment()
  if (serviceId && !(await serviceOf(serviceId))) throw new UnknownService()
}
