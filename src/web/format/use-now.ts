import { useEffect, useState } from 'react'

const everyMs = 5_000

/** The time of day, for words such as '12 minutes ago' that change while somebody looks at them. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
