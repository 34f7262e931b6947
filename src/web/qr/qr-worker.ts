import { grey, readQr } from './read-qr.ts'

/** The RGBA pixels of a square picture. */
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

// Signals that the worker is ready.
self.postMessage('ready')
