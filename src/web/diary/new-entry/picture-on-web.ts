import { scaledJpeg } from '../../form/prepare-photo.ts'

/**
 * A picture of another site, fetched by this browser and drawn anew; undefined where the site does not let it be read.
 * As an image, not with fetch: the page's policy lets it connect to nobody but us.
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
