import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js'
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js'
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader.js'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js'

export interface Question {
  readonly pixels: Uint8ClampedArray<ArrayBufferLike>
  readonly width: number
  readonly height: number
}

export interface Answer {
  readonly text: string | undefined
}

const reader = new QRCodeReader()

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage({ text: textIn(data) } satisfies Answer)
})

function textIn({ pixels, width, height }: Question): string | undefined {
  const source = new RGBLuminanceSource(grey(pixels), width, height)
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText() || undefined
  } catch {
    return undefined
  }
}

function grey(pixels: Question['pixels']): Uint8ClampedArray {
  const light = new Uint8ClampedArray(pixels.length / 4)
  for (let at = 0; at < light.length; at += 1) {
    const red = pixels[at * 4] ?? 0
    const green = pixels[at * 4 + 1] ?? 0
    const blue = pixels[at * 4 + 2] ?? 0
    light[at] = (red + 2 * green + blue) >> 2
  }
  return light
}
