import { useEffect, useState } from 'react'

const afterMs = 1500

/** False until the screen has had time to come up: what is not needed for that may then be brought along. */
export function useAfterFirstPaint(): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setDue, afterMs, true)
    return () => clearTimeout(timer)
  }, [])
  return due
}
