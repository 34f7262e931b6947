import { useEffect } from 'react'
import { defaultHeaders } from '../data/request.ts'

const untouchedMs = 60_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove']

/** Tells the server after a minute without input, so that background requests don't keep the staff area open. */
export function useIdleHeader(): void {
  useEffect(() => {
    const stopped = new AbortController()
    let left: ReturnType<typeof setTimeout> | undefined
    const touched = () => {
      clearTimeout(left)
      delete defaultHeaders['X-Unattended']
      left = setTimeout(() => Object.assign(defaultHeaders, { 'X-Unattended': '1' }), untouchedMs)
    }
    for (const touch of touches)
      addEventListener(touch, touched, { signal: stopped.signal, capture: true, passive: true })
    touched()
    return () => {
      stopped.abort()
      clearTimeout(left)
      delete defaultHeaders['X-Unattended']
    }
  }, [])
}
