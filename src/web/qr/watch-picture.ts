/** After this long without a word or a picture, people are told what may be the matter. */
export const patienceMs = 3_000

/**
 * Shows the camera in the video, and tells whether there is a picture: also later, when another app or a switch takes it
 * away or gives it back. A track without a picture is muted, or never lets the video play.
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
