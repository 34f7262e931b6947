import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns the `ref` for a ticket, and plays its moment when due. The animation code is only loaded then, because most
 * visits don't need it.
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
