import { useEffect, useState } from 'react'
import type { DeskCode } from '#api/schemas/index.ts'

const greetedMs = 3_000

type Arrival = DeskCode['arrivals'][number]

/** The patient being greeted: each arrival once, one after the other, for three seconds. */
export function useArrival(shown: DeskCode | undefined): Arrival | undefined {
  const [waiting, setWaiting] = useState<readonly Arrival[]>([])
  const [seen, setSeen] = useState('')
  const fresh = shown?.arrivals.filter(({ at }) => at > seen).toReversed() ?? []
  const latest = fresh.at(-1)
  if (latest) {
    setSeen(latest.at)
    setWaiting([...waiting, ...fresh])
  }
  const [now] = waiting
  useEffect(() => {
    if (!now) return
    const next = setTimeout(() => setWaiting(others => others.slice(1)), greetedMs)
    return () => clearTimeout(next)
  }, [now])
  return now
}
