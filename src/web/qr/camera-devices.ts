import { BrowserCodeReader } from '@zxing/browser'

/** What there is beside the picture of the camera that is open. */
export interface CameraDevices {
  /** The ids of all cameras, this one among them; those that look away from a person come first. */
  readonly cameras: readonly string[]
  /** Turns the camera's light on or off; absent where it has none. */
  readonly light?: (on: boolean) => Promise<void>
}

/** Known only once a camera is open: before, browsers keep to themselves what there is. */
export async function devicesBeside(stream: MediaStream): Promise<CameraDevices> {
  const [track] = stream.getVideoTracks()
  const inputs = await BrowserCodeReader.listVideoInputDevices()
  const cameras = inputs
    .filter(({ deviceId }) => deviceId !== '')
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ deviceId }) => deviceId)
  if (!track || !BrowserCodeReader.mediaStreamIsTorchCompatible(stream)) return { cameras }
  return { cameras, light: on => BrowserCodeReader.mediaStreamSetTorch(track, on) }
}

/** Back cameras first, front cameras last. Not every browser knows which is which; then its name may say so. */
function rank(device: MediaDeviceInfo): number {
  const { facingMode = [] } = 'getCapabilities' in device ? (device as InputDeviceInfo).getCapabilities() : {}
  if (facingMode.includes('environment') || /back|rear|environment/i.test(device.label)) return 0
  return facingMode.includes('user') || /front|user|selfie|facetime/i.test(device.label) ? 2 : 1
}
