const longestSide = 2048

/**
 * Prepares a photo for upload: upright, at most 2048 pixels on its longer side, without its location. A format that
 * this browser can't read is sent unchanged; the server may know it, or says what's wrong.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  const jpeg = await scaledJpeg(picture)
  picture.close()
  return jpeg ?? file
}

/** At most 2048 pixels on its longer side, without metadata; null if the browser can't do it. */
export function scaledJpeg(picture: ImageBitmap | HTMLImageElement): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  draw(canvas, picture)
  return jpegOf(canvas)
}

function draw(canvas: HTMLCanvasElement, picture: CanvasImageSource) {
  const context = canvas.getContext('2d')
  if (!context) return
  // JPEG has no transparency: without this, transparent parts would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.87))
