import { scaledJpeg } from '../../form/prepare-photo.ts'

/**
 * Fetches a picture from another site in this browser and redraws it; undefined if the site doesn't allow that. Loads
 * it as an image, because the page's policy only lets fetch reach our own server.
 */
export async function pictureOnWeb(address: string): Promise<Blob | undefined> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  image.src = address
  try {
    await image.decode()
    return (await scaledJpeg(image)) ?? undefined
  } catch {
    return undefined
  }
}
