import { NoLongerMember } from '#platform/kernel/account-gone.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { ProfilePhotosPorts } from './ports.ts'

/** Returns the photo's version, which is part of its URL. */
export async function setProfilePhoto(
  { profilePhotos, processPhoto, now }: Pick<ProfilePhotosPorts, 'profilePhotos' | 'processPhoto' | 'now'>,
  memberId: string,
  sent: Uint8Array,
): Promise<string> {
  const picture = await processPhoto(sent)
  const setAt = now()
  const version = newId(setAt.getTime())
  if (!(await profilePhotos.keep(memberId, { version, picture, setAt }))) throw new NoLongerMember()
  return version
}
