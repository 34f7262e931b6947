import { useEffect, useState } from 'react'

const everyMs = 5_000

/** The current time, for texts such as '12 minutes ago' that update on the screen. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
