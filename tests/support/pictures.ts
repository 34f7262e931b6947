import sharp from 'sharp'

/** A photo as from a phone: 12 megapixels, lying on its side, with its location and owner. */
export function phonePhoto(): Promise<Buffer> {
  return sharp(gradient(4000, 3000), { raw: { width: 4000, height: 3000, channels: 3 } })
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Secret Camera Maker' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '34/1 4/1 12/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '118/1 24/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

export function smallPicture(format: 'jpeg' | 'png' | 'webp' | 'avif', shade = 120): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: { r: shade, g: 80, b: 90 } } })
    .toFormat(format)
    .toBuffer()
}

/** A picture that is small compressed, but large when decoded. */
export function plainPicture(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#000' }
  return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** Smooth in both directions, with a different color in each corner to show which side is up. */
function gradient(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      pixels[at] = (x / width) * 255
      pixels[at + 1] = (y / height) * 255
      pixels[at + 2] = 96
    }
  return pixels
}
