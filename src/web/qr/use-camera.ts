import { type RefObject, useEffect, useState } from 'react'
import type { CameraDevices } from './camera-devices.ts'

export type CameraState = 'off' | 'starting' | 'on' | 'missing' | 'refused'

export interface Camera {
  readonly state: CameraState
  /** Absent where there is only one camera. */
  readonly useNext?: () => void
  /** Absent where the camera has no light. */
  readonly light?: { readonly on: boolean; readonly turn: () => void }
}

const picture = { width: { ideal: 1280 }, height: { ideal: 720 } }

/** Shows the camera in the video while it is wanted and the tab is seen; stops it otherwise. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, wanted: boolean): Camera {
  const [state, setState] = useState<CameraState>('starting')
  const [chosen, choose] = useState<string>()
  const [opened, setOpened] = useState<MediaStream>()
  const [losses, setLosses] = useState(0)
  const seen = useTabSeen()
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each loss the camera is opened anew.
  useEffect(() => {
    if (!wanted || !seen) return setState('off')
    let stream: MediaStream | undefined
    let over = false
    setState('starting')
    openCamera(chosen)
      .then(async camera => {
        stream = camera
        if (over) return stop(camera)
        await show(camera, video.current)
        if (over) return
        // A lock of the phone, or a call, takes the camera away, also where the tab stays in sight.
        for (const track of camera.getTracks()) track.addEventListener('ended', () => setLosses(n => n + 1))
        setState('on')
        setOpened(camera)
      })
      .catch(error => over || setState(isMissing(error) ? 'missing' : 'refused'))
    return () => {
      over = true
      setOpened(undefined)
      if (stream) stop(stream)
    }
  }, [video, wanted, seen, chosen, losses])
  return { state, ...useDevices(opened, choose) }
}

function useDevices(opened: MediaStream | undefined, choose: (id: string) => void): Omit<Camera, 'state'> {
  const [devices, setDevices] = useState<CameraDevices>()
  const [lit, setLit] = useState(false)
  useEffect(() => {
    if (!opened) return
    let over = false
    import('./camera-devices.ts')
      .then(({ devicesBeside }) => devicesBeside(opened))
      // A scanner does without.
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
  if (!navigator.mediaDevices) throw new Error('This browser gives no camera to pages.')
  const which = chosen ? { deviceId: { exact: chosen } } : { facingMode: { ideal: 'environment' } }
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { ...which, ...picture } })
}

async function show(stream: MediaStream, video: HTMLVideoElement | null) {
  if (!video) return
  video.srcObject = stream
  await video.play()
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
