import { useEffect, useState } from 'react'

const afterMs = 1500

/** False until the screen has had time to appear; after that, less urgent code may load. */
export function useAfterFirstPaint(): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setDue, afterMs, true)
    return () => clearTimeout(timer)
  }, [])
  return due
}
