import type { KeyboardEvent } from 'react'

/** Enter sends a form from its lists, too: not every browser does that. */
export function sendsByEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
  // In a list that is open it chooses.
  if (CSS.supports('selector(:open)') && event.target.matches(':open')) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
