import { useEffect, useRef, useState } from 'react'
import { isStill } from '../../foundations/motion/is-still.ts'

/** The number to show now, between the last value and this one. */
export function useCount(value: number, from: number, durationMs: number): number {
  const [shown, setShown] = useState(() => (isStill() ? value : from))
  const last = useRef(shown)
  useEffect(() => {
    const first = last.current
    if (first === value || isStill()) {
      last.current = value
      return setShown(value)
    }
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - startedAt) / durationMs))
      last.current = Math.round(first + (value - first) * (1 - (1 - share) ** 3))
      setShown(last.current)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, durationMs])
  return shown
}
