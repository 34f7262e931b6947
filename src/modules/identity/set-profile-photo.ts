import { newId } from '#platform/kernel/ids.ts'
import type { IdentityPorts } from './ports.ts'
import { NoLongerMember } from './refusals.ts'

/** Gives the photo's version, which its address names. */
export async function setProfilePhoto(
  { profilePhotos, developProfilePhoto, now }: IdentityPorts,
  memberId: string,
  sent: Uint8Array,
): Promise<string> {
  const picture = await developProfilePhoto(sent)
  const setAt = now()
  const version = newId(setAt.getTime())
  if (!(await profilePhotos.keep(memberId, { version, picture, setAt }))) throw new NoLongerMember()
  return version
}
