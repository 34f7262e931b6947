import { BrowserCodeReader } from '@zxing/browser/esm/readers/BrowserCodeReader.js'

/** What there is beside the picture of the camera that is open. */
export interface CameraDevices {
  /** The ids of all cameras, this one among them. */
  readonly cameras: readonly string[]
  /** Turns the camera's light on or off; absent where it has none. */
  readonly light?: (on: boolean) => Promise<void>
}

/** Known only once a camera is open: before, browsers keep to themselves what there is. */
export async function devicesBeside(stream: MediaStream): Promise<CameraDevices> {
  const [track] = stream.getVideoTracks()
  const inputs = await BrowserCodeReader.listVideoInputDevices()
  const cameras = inputs.map(({ deviceId }) => deviceId).filter(id => id !== '')
  if (!track || !BrowserCodeReader.mediaStreamIsTorchCompatible(stream)) return { cameras }
  return { cameras, light: on => BrowserCodeReader.mediaStreamSetTorch(track, on) }
}
