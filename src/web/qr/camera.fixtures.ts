import { create } from 'qrcode'

const width = 640
const height = 480

/** Features other than one camera without a light. */
interface Extras {
  readonly cameras?: readonly string[]
  /** Called when the light is switched. */
  readonly onLight?: (on: boolean) => void
}

/** Fakes a camera that sees a text as a QR code, or nothing. Returns a function that restores the real one. */
export function playCamera(text?: string, extras: Extras = {}): () => void {
  return playMedia(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const stream = canvas.captureStream(20)
    const timer = setInterval(() => draw(canvas, text), 50)
    stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(timer))
    draw(canvas, text)
    equip(stream, extras)
    return stream
  }, extras.cameras)
}

/** Fakes a phone whose camera is refused or missing. */
export const playNoCamera = (name: 'NotAllowedError' | 'NotFoundError') =>
  playMedia(() => Promise.reject(new DOMException('No camera', name)))

/** Fakes a browser with an open camera permission prompt. */
export function playUnansweredCamera(): { readonly allow: () => void; readonly putBack: () => void } {
  const question = Promise.withResolvers<MediaStream>()
  const putBack = playMedia(() => question.promise)
  return {
    allow: () => question.resolve(blankCanvas().captureStream(20)),
    putBack,
  }
}

/** Fakes a camera that is on but shows no picture. */
export function playDarkCamera(): () => void {
  return playMedia(async () => {
    const stream = blankCanvas().captureStream(20)
    lastStream = stream
    Object.defineProperty(stream.getVideoTracks()[0], 'muted', { value: true, configurable: true })
    return stream
  })
}

/** As if the other app released the camera. */
export function giveCameraBack(): void {
  const [track] = lastStream?.getVideoTracks() ?? []
  if (!track) return
  Reflect.deleteProperty(track, 'muted')
  track.dispatchEvent(new Event('unmute'))
}

/** Fakes a browser that opens the camera but doesn't play it. */
export function playRefusedPicture(): () => void {
  const { play } = HTMLVideoElement.prototype
  const putBack = playCamera()
  HTMLVideoElement.prototype.play = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'))
  return () => {
    putBack()
    HTMLVideoElement.prototype.play = play
  }
}

/** Whether the last opened camera is still on. */
export const isCameraOn = () =>
  lastStream?.getTracks().some(({ readyState }) => readyState === 'live') ?? false

function blankCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  draw(canvas, undefined)
  return canvas
}

let lastStream: MediaStream | undefined
/** As if the phone was locked: the picture ends without a call to `stop`. */
export function takeCameraAway(): void {
  for (const track of lastStream?.getTracks() ?? []) {
    track.stop()
    track.dispatchEvent(new Event('ended'))
  }
}

function equip(stream: MediaStream, { onLight, cameras = [] }: Extras): void {
  lastStream = stream
  const [track] = stream.getVideoTracks()
  if (!track) return
  const video = asked?.video
  const wanted =
    typeof video === 'object' ? (video.deviceId as ConstrainDOMStringParameters)?.exact : undefined
  Object.assign(track, { getSettings: () => ({ deviceId: wanted ?? cameras.find(id => id !== 'front') }) })
  if (!onLight) return
  Object.assign(track, {
    getCapabilities: () => ({ torch: true }),
    applyConstraints: async ({ advanced: [{ torch }] }: { advanced: [{ torch: boolean }] }) => onLight(torch),
  })
}

let asked: MediaStreamConstraints | undefined
/** The last constraints that the page requested. */
export const askedOfCamera = () => asked

function playMedia(
  getUserMedia: () => Promise<MediaStream>,
  cameras: readonly string[] = ['rear'],
): () => void {
  const { mediaDevices } = navigator
  const value = (constraints: MediaStreamConstraints) => {
    asked = constraints
    return getUserMedia()
  }
  Object.defineProperty(mediaDevices, 'getUserMedia', { value, configurable: true })
  const inputs = cameras.map(deviceId => ({ kind: 'videoinput', deviceId, label: deviceId, groupId: '' }))
  Object.defineProperty(mediaDevices, 'enumerateDevices', { value: async () => inputs, configurable: true })
  return () => {
    Reflect.deleteProperty(mediaDevices, 'getUserMedia')
    Reflect.deleteProperty(mediaDevices, 'enumerateDevices')
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
