import { create } from 'qrcode'

const width = 640
const height = 480

/** Plays a camera that sees a text as a QR code, or nothing; answers how to put the real one back. */
export function playCamera(text?: string): () => void {
  return playMedia(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const stream = canvas.captureStream(20)
    const timer = setInterval(() => draw(canvas, text), 50)
    stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(timer))
    draw(canvas, text)
    return stream
  })
}

/** Plays a phone whose camera is refused or missing. */
export const playNoCamera = (name: 'NotAllowedError' | 'NotFoundError') =>
  playMedia(() => Promise.reject(new DOMException('No camera', name)))

let asked: MediaStreamConstraints | undefined
/** What the page asked of the camera last. */
export const askedOfCamera = () => asked

function playMedia(getUserMedia: () => Promise<MediaStream>): () => void {
  const { mediaDevices } = navigator
  const value = (constraints: MediaStreamConstraints) => {
    asked = constraints
    return getUserMedia()
  }
  Object.defineProperty(mediaDevices, 'getUserMedia', { value, configurable: true })
  return () => {
    Reflect.deleteProperty(mediaDevices, 'getUserMedia')
  }
}

function draw(canvas: HTMLCanvasElement, text: string | undefined) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = text ? '#f4f4f4' : '#5d5258'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#101010'
  if (text) drawCode(context, text)
}

function drawCode(context: CanvasRenderingContext2D, text: string) {
  const { modules } = create(text)
  const side = Math.floor(260 / modules.size)
  const left = (width - side * modules.size) / 2
  const top = (height - side * modules.size) / 2
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) context.fillRect(left + column * side, top + row * side, side, side)
}
