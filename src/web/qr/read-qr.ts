import {
  BinaryBitmap,
  HybridBinarizer,
  InvertedLuminanceSource,
  type LuminanceSource,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'

const reader = new QRCodeReader()
const white = 255

/**
 * The text of the QR code in a square grayscale picture. zxing can't read about one sharp code in thirty upright, but
 * can read it rotated by 90 or 180 degrees or tilted, so we try those, too. Also reads light codes on a dark
 * background.
 */
export function readQr(grey: Uint8ClampedArray, side: number): string | undefined {
  for (const degrees of [0, 90, 20, 180, 50]) {
    const source = new RGBLuminanceSource(degrees === 0 ? grey : turned(grey, side, degrees), side, side)
    const text = read(source) ?? read(new InvertedLuminanceSource(source))
    if (text) return text
  }
  return undefined
}

function read(source: LuminanceSource): string | undefined {
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText() || undefined
  } catch {
    return undefined
  }
}

function turned(grey: Uint8ClampedArray, side: number, degrees: number): Uint8ClampedArray {
  const picture = new Uint8ClampedArray(grey.length).fill(white)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const middle = (side - 1) / 2
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const fromX = Math.round((x - middle) * cos + (y - middle) * sin + middle)
      const fromY = Math.round((y - middle) * cos - (x - middle) * sin + middle)
      if (fromX < 0 || fromY < 0 || fromX >= side || fromY >= side) continue
      picture[y * side + x] = grey[fromY * side + fromX] ?? white
    }
  }
  return picture
}

/** Converts RGBA pixels to grayscale. */
export function grey(pixels: Uint8ClampedArray<ArrayBufferLike>): Uint8ClampedArray {
  const light = new Uint8ClampedArray(pixels.length / 4)
  for (let at = 0; at < light.length; at += 1) {
    const red = pixels[at * 4] ?? 0
    const green = pixels[at * 4 + 1] ?? 0
    const blue = pixels[at * 4 + 2] ?? 0
    light[at] = (red + 2 * green + blue) >> 2
  }
  return light
}
