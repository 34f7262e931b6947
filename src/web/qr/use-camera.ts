import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { CameraDevices } from './camera-devices.ts'
import { chooseCamera, chosenCamera } from './chosen-camera.ts'
import { patienceMs, watchPicture } from './watch-picture.ts'

/** 'unanswered': the permission prompt is still open; 'dark': the camera is on but shows no picture. */
export type CameraState = 'off' | 'starting' | 'unanswered' | 'on' | 'dark' | 'missing' | 'refused'

export interface Camera {
  readonly state: CameraState
  /** Opens the camera again. */
  readonly retry: () => void
  /** Absent if there is only one camera. */
  readonly useNext?: () => void
  /** Absent if the camera has no light. */
  readonly light?: { readonly on: boolean; readonly turn: () => void }
}

const picture = { width: { ideal: 1280 }, height: { ideal: 720 } }

/**
 * Shows the camera in the video while it is wanted and the tab is visible, and stops it otherwise. Doesn't use
 * `decodeFromConstraints`: zxing decodes on the main thread, and doesn't report an open prompt or a muted track.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, wanted: boolean): Camera {
  const [state, setState] = useState<CameraState>('starting')
  const [chosen, choose] = useState(chosenCamera)
  const [opened, setOpened] = useState<MediaStream>()
  const [attempts, setAttempts] = useState(0)
  const retry = useCallback(() => setAttempts(n => n + 1), [])
  const seen = useTabSeen()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the camera anew.
  useEffect(() => {
    if (!wanted || !seen) return setState('off')
    const over = new AbortController()
    const tell = (next: CameraState) => over.signal.aborted || setState(next)
    tell('starting')
    const unanswered = setTimeout(() => tell('unanswered'), patienceMs)
    openCamera(chosen)
      .then(async camera => {
        clearTimeout(unanswered)
        // Permission may come after the user has left.
        if (over.signal.aborted) return stop(camera)
        over.signal.addEventListener('abort', () => stop(camera))
        tell('starting')
        setOpened(camera)
        // Locking the phone or a call takes the camera away, even if the tab stays visible.
        for (const track of camera.getTracks())
          track.addEventListener('ended', retry, { signal: over.signal })
        await watchPicture(camera, video.current, over.signal, isThere => tell(isThere ? 'on' : 'dark'))
      })
      .catch(error => {
        tell(isMissing(error) ? 'missing' : 'refused')
        end()
      })
    function end() {
      clearTimeout(unanswered)
      over.abort()
      setOpened(undefined)
    }
    return end
  }, [video, wanted, seen, chosen, attempts])
  const chooseForGood = useCallback((id: string) => {
    chooseCamera(id)
    choose(id)
  }, [])
  return { state, retry, ...useDevices(opened, chooseForGood) }
}

function useDevices(
  opened: MediaStream | undefined,
  choose: (id: string) => void,
): Omit<Camera, 'state' | 'retry'> {
  const [devices, setDevices] = useState<CameraDevices>()
  const [lit, setLit] = useState(false)
  useEffect(() => {
    if (!opened) return
    let over = false
    import('./camera-devices.ts')
      .then(({ devicesBeside }) => devicesBeside(opened))
      // A scanner works without it.
      .then(
        found => over || setDevices(found),
        () => {},
      )
    return () => {
      over = true
      setDevices(undefined)
      setLit(false)
    }
  }, [opened])
  const { cameras = [], light } = devices ?? {}
  const at = cameras.indexOf(opened?.getVideoTracks()[0]?.getSettings().deviceId ?? '')
  const next = cameras[(at + 1) % cameras.length]
  return {
    ...(cameras.length > 1 && next && { useNext: () => choose(next) }),
    ...(light && {
      light: {
        on: lit,
        turn: () =>
          void light(!lit).then(
            () => setLit(!lit),
            () => setDevices({ cameras }),
          ),
      },
    }),
  }
}

async function openCamera(chosen: string | undefined): Promise<MediaStream> {
  const { mediaDevices } = navigator
  if (!mediaDevices) throw new Error('This browser gives no camera to pages.')
  const open = (which: MediaTrackConstraints) =>
    mediaDevices.getUserMedia({ audio: false, video: { ...which, ...picture } })
  const facingAway = { facingMode: { ideal: 'environment' } }
  if (!chosen) return open(facingAway)
  return open({ deviceId: { exact: chosen } }).catch(error => {
    if (!isMissing(error)) throw error
    // The camera was unplugged, or the browser changed all camera IDs.
    chooseCamera(undefined)
    return open(facingAway)
  })
}

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

const isMissing = (error: unknown) =>
  error instanceof DOMException && ['NotFoundError', 'OverconstrainedError'].includes(error.name)

function useTabSeen(): boolean {
  const [seen, setSeen] = useState(() => !document.hidden)
  useEffect(() => {
    const look = () => setSeen(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return seen
}
