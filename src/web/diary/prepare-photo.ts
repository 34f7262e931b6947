const longestSide = 2048

/**
 * The photo as it is sent: upright, at most 2048 pixels on its longer side, without the place where it was taken. What
 * this browser can't read goes as it is: the server may know it, or says what is wrong.
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  draw(canvas, picture)
  picture.close()
  return (await jpegOf(canvas)) ?? file
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  const context = canvas.getContext('2d')
  if (!context) return
  // JPEG knows no transparency: without this it would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
}

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.87))
