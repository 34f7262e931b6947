import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the `ref` of a ticket that is claimed or stamped, and plays that when it is due. What plays it is loaded then:
 * most visits have nothing of it, and without it all stands where it belongs.
 */
export function useMoment(due: 'claim' | 'desk' | undefined): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!due) return
    import('./play-ticket.ts').then(
      ({ playTicket }) => stage.current && playTicket(stage.current, due),
      () => undefined,
    )
  }, [due])
  return stage
}
