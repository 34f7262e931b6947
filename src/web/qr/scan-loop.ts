import type { CodeReader } from './code-reader.ts'

const scansPerSecond = 25
const largestSide = 600

/** Scans the middle of the picture (two thirds of its shorter side) until it finds a code. */
export async function scanUntilFound(
  video: HTMLVideoElement,
  reader: CodeReader,
  signal: AbortSignal,
): Promise<string | undefined> {
  const canvas = document.createElement('canvas')
  while (!signal.aborted) {
    const startedAt = performance.now()
    const text = drawRegion(video, canvas) ? await reader.read(canvas) : undefined
    if (signal.aborted) return undefined
    if (text) return text
    await pause(1000 / scansPerSecond - (performance.now() - startedAt))
  }
  return undefined
}

function drawRegion(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const side = Math.floor((Math.min(video.videoWidth, video.videoHeight) * 2) / 3)
  if (side === 0) return false
  const left = (video.videoWidth - side) / 2
  const top = (video.videoHeight - side) / 2
  const shown = Math.min(side, largestSide)
  canvas.width = shown
  canvas.height = shown
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, left, top, side, side, 0, 0, shown, shown)
  return context !== null
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, Math.max(0, ms)))
