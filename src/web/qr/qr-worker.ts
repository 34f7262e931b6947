import { readQr } from './read-qr.ts'

/** The pixels (RGBA) of a square picture. */
export interface Question {
  readonly pixels: Uint8ClampedArray<ArrayBufferLike>
  readonly side: number
}

export interface Answer {
  readonly text: string | undefined
}

self.addEventListener('message', ({ data: { pixels, side } }: MessageEvent<Question>) => {
  self.postMessage({ text: readQr(grey(pixels), side) } satisfies Answer)
})

// From now on questions are answered.
self.postMessage('ready')

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
