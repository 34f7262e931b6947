import type { ProfilePhotosPorts } from './ports.ts'
import { UnknownProfilePhoto } from './refusals.ts'
import { setProfilePhoto } from './set-profile-photo.ts'

export interface ProfilePhotos {
  /**
   * Crops the picture to a square and stores it as the member’s photo; returns its version. Refuses with `NoProfilePhoto`,
   * `NoLongerMember`.
   */
  setProfilePhoto(memberId: string, sent: Uint8Array): Promise<string>
  /** The photo as WebP. Refuses with `UnknownProfilePhoto`. */
  readProfilePhoto(memberId: string): Promise<Uint8Array>
  removeProfilePhoto(memberId: string): Promise<void>
}

export function openProfilePhotos(ports: ProfilePhotosPorts): ProfilePhotos {
  return {
    setProfilePhoto: (memberId, sent) => setProfilePhoto(ports, memberId, sent),
    async readProfilePhoto(memberId) {
      const photo = await ports.profilePhotos.find(memberId)
      if (!photo) throw new UnknownProfilePhoto()
      return photo.picture
    },
    removeProfilePhoto: memberId => ports.profilePhotos.remove(memberId),
  }
}
