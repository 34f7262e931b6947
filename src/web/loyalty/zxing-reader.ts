import type { CodeReader } from './code-reader.ts'
import type { Answer, Question } from './qr-worker.ts'

/** Reads codes in a worker, so that the picture of the camera stays fluent. */
export function zxingReader(): CodeReader {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' })
  return {
    read: picture => ask(worker, questionFrom(picture)),
    close: () => worker.terminate(),
  }
}

function questionFrom(picture: HTMLCanvasElement): Question {
  const { width, height } = picture
  const pixels = picture.getContext('2d')?.getImageData(0, 0, width, height).data
  return { pixels: pixels ?? new Uint8ClampedArray(width * height * 4), width, height }
}

function ask(worker: Worker, question: Question): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data.text)
    worker.onerror = () => reject(new Error('The QR worker could not be loaded.'))
    worker.postMessage(question, [question.pixels.buffer])
  })
}
