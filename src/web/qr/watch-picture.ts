/** After this long without a response or a picture, we show possible causes. */
export const patienceMs = 3_000

/**
 * Shows the camera in the video, and reports whether there is a picture. It keeps reporting afterward, because another
 * app or a hardware switch can turn the camera off and on. Without a picture, the track is muted or the video never plays.
 */
export async function watchPicture(
  camera: MediaStream,
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  tell: (isThere: boolean) => void,
): Promise<void> {
  if (!video) return
  const [track] = camera.getVideoTracks()
  let isPlaying = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (signal.aborted) return
    if (isPlaying && !track?.muted) tell(true)
    else timer = setTimeout(() => tell(false), patienceMs)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  track?.addEventListener('mute', look, { signal })
  track?.addEventListener('unmute', look, { signal })
  video.srcObject = camera
  look()
  await video.play()
  isPlaying = true
  look()
}
