import type { KeyboardEvent } from 'react'

/** Submits a form when Enter is pressed in a select, which not every browser does. */
export function sendsByEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
  // In an open list, Enter selects.
  if (CSS.supports('selector(:open)') && event.target.matches(':open')) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
