import { newId } from '#platform/kernel/ids.ts'
import type { DiaryPorts, OwnedPhoto, PhotoSize } from './ports.ts'
import { TooManyPhotos, UnknownPhoto } from './refusals.ts'

const mostADay = 60

export async function uploadPhoto(
  { photos, store, processImage, digestOf, requireAge, now }: DiaryPorts,
  memberId: string,
  sent: Uint8Array,
): Promise<string> {
  await requireAge(memberId)
  // Count before processing: that's the expensive part, even for duplicates and files that aren't pictures.
  if (!(await photos.count(memberId, now(), mostADay))) throw new TooManyPhotos()
  const pictures = await processImage(sent)
  const at = now()
  const id = await photos.note(memberId, { id: newId(at.getTime()), digest: await digestOf(sent), at })
  // Recorded first, because files without a record could never be deleted.
  await store.keep({ memberId, id }, pictures)
  return id
}

export async function readPhoto(
  { photos, store, accountsOf }: DiaryPorts,
  { memberId: owner, id }: OwnedPhoto,
  size: PhotoSize,
): Promise<Uint8Array> {
  for (const memberId of await accountsOf(owner)) {
    const picture = (await photos.isOf(memberId, id)) && (await store.fetch({ memberId, id }, size))
    if (picture) return picture
  }
  throw new UnknownPhoto()
}
