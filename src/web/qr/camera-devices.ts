import { BrowserCodeReader } from '@zxing/browser'

/** The device's cameras, and the current camera's light. */
export interface CameraDevices {
  /** The IDs of all cameras, including this one; back cameras first. */
  readonly cameras: readonly string[]
  /** Turns the camera's light on or off; absent if it has none. */
  readonly light?: (on: boolean) => Promise<void>
}

/** Works only after a camera has been opened, because browsers hide the list until then. */
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

/** Back cameras first, front cameras last. If the browser doesn't say which is which, the name may. */
function rank(device: MediaDeviceInfo): number {
  const { facingMode = [] } = 'getCapabilities' in device ? (device as InputDeviceInfo).getCapabilities() : {}
  if (facingMode.includes('environment') || /back|rear|environment/i.test(device.label)) return 0
  return facingMode.includes('user') || /front|user|selfie|facetime/i.test(device.label) ? 2 : 1
}
