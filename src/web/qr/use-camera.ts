import { type RefObject, useEffect, useState } from 'react'

export type CameraState = 'off' | 'starting' | 'on' | 'missing' | 'refused'

const rearCamera: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

/** Shows the camera in the video while it is wanted and the tab is seen; stops it otherwise. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, wanted: boolean): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  const seen = useTabSeen()
  useEffect(() => {
    if (!wanted || !seen) return setState('off')
    let stream: MediaStream | undefined
    let over = false
    setState('starting')
    openCamera()
      .then(async opened => {
        stream = opened
        if (over) return stop(opened)
        await show(opened, video.current)
        if (!over) setState('on')
      })
      .catch(error => over || setState(isMissing(error) ? 'missing' : 'refused'))
    return () => {
      over = true
      if (stream) stop(stream)
    }
  }, [video, wanted, seen])
  return state
}

async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new Error('This browser gives no camera to pages.')
  return navigator.mediaDevices.getUserMedia(rearCamera)
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
