import { Refusal } from '#platform/kernel/refusal.ts'
import type { ProfilePhotosPorts } from '../ports.ts'
import { NoProfilePhoto } from '../refusals.ts'

const side = 512

/** A square crop of the subject, small enough for a row; `develop` rotates it and removes metadata. */
export const profilePhotoBySharp =
  (
    develop: (sent: Uint8Array) => Promise<{ readonly full: Uint8Array }>,
  ): ProfilePhotosPorts['processPhoto'] =>
  async sent => {
    const { full } = await develop(sent).catch(error => {
      const isThePicture = error instanceof Refusal && error.kind === 'refused'
      throw isThePicture ? new NoProfilePhoto(error.message) : error
    })
    const { default: sharp } = await import('sharp')
    return sharp(full)
      .resize({ width: side, height: side, fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer()
  }
