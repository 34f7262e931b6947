import type { DiaryPorts, OwnedPhoto, PhotoSize } from './ports.ts'
import { UnknownPhoto } from './refusals.ts'

export async function readPhoto(
  { photos, store }: DiaryPorts,
  photo: OwnedPhoto,
  size: PhotoSize,
): Promise<Uint8Array> {
  const picture = (await photos.isOf(photo.memberId, photo.id)) && (await store.fetch(photo, size))
  if (!picture) throw new UnknownPhoto()
  return picture
}
