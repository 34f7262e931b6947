import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js'
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js'
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader.js'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js'

const reader = new QRCodeReader()
const white = 255

/**
 * The text of the QR code in a square grey picture. About one code in thirty can't be read by zxing upright, however
 * sharp it is, but can when the picture lies on its side, stands on its head or leans: so these are tried, too (D-53).
 */
export function readQr(grey: Uint8ClampedArray, side: number): string | undefined {
  for (const degrees of [0, 90, 20, 180, 50]) {
    const text = read(degrees === 0 ? grey : turned(grey, side, degrees), side)
    if (text) return text
  }
  return undefined
}

function read(grey: Uint8ClampedArray, side: number): string | undefined {
  try {
    const source = new RGBLuminanceSource(grey, side, side)
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
