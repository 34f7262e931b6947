import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { openCodeReader } from './open-code-reader.ts'
import { scanUntilFound } from './scan-loop.ts'
import { type CameraState, useCamera } from './use-camera.ts'

export type ScannerState = CameraState | 'found' | 'timeout' | 'broken'

export const scannerBroken = {
  title: 'The scanner could not be loaded',
  hint: 'Please check your connection and scan again.',
}

/** The messages for a camera without a picture, with possible causes. */
export const silentCamera: Partial<Record<ScannerState, { readonly title: string; readonly hint: string }>> =
  {
    unanswered: {
      title: 'Waiting for the camera',
      hint: 'Your browser may be asking to use the camera. Please allow it, or try again.',
    },
    dark: {
      title: 'The camera isn’t showing anything',
      hint: 'Another app may be using it, or it may be covered or turned off. Please check and try again.',
    },
  }

const timeoutMs = 10_000

/** Scans with the camera for up to ten seconds, then turns it off. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, onFound: (text: string) => void) {
  const [result, setResult] = useState<'found' | 'timeout' | 'broken'>()
  const { state: camera, retry, ...controls } = useCamera(video, result === undefined)
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (camera !== 'on' || !video.current) return
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    // Loading the reader may be slow; the ten seconds only count scanning.
    const startClock = () => {
      timer = setTimeout(() => over.signal.aborted || setResult('timeout'), timeoutMs)
    }
    firstCode(video.current, over.signal, startClock)
      .then(text => {
        if (text === undefined || over.signal.aborted) return
        setResult('found')
        found(text)
      })
      .catch(() => over.signal.aborted || setResult('broken'))
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [camera, video])
  const lookAgain = () => (result === undefined ? retry() : setResult(undefined))
  return { state: (result ?? camera) satisfies ScannerState, controls, lookAgain }
}

async function firstCode(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onReady: () => void,
): Promise<string | undefined> {
  const reader = await openCodeReader()
  try {
    onReady()
    return await scanUntilFound(video, reader, signal)
  } finally {
    reader.close()
  }
}
