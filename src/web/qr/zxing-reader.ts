import type { CodeReader } from './code-reader.ts'
import type { Answer, Question } from './qr-worker.ts'

/** Reads codes in a worker, so that the camera picture stays smooth. Resolves when the worker is ready. */
export async function zxingReader(): Promise<CodeReader> {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' })
  await nextMessage<'ready'>(worker)
  return {
    read: async picture => {
      const question = questionFrom(picture)
      worker.postMessage(question, [question.pixels.buffer])
      return (await nextMessage<Answer>(worker)).text
    },
    close: () => worker.terminate(),
  }
}

function questionFrom(picture: HTMLCanvasElement): Question {
  const side = picture.width
  const pixels = picture.getContext('2d')?.getImageData(0, 0, side, side).data
  return { pixels: pixels ?? new Uint8ClampedArray(side * side * 4), side }
}

function nextMessage<Message>(worker: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Message>) => resolve(data)
    worker.onerror = () => reject(new Error('The QR worker could not be loaded.'))
  })
}
