import { moments } from './moments.ts'
import { feel, play } from './play-moment.ts'

/** Felt when the clinic says yes: the ticket is on its way. */
export const feelClaim = () => feel('claim')

/** The ticket comes from the reward that was claimed; or the desk has used it, which the thumb feels, too. */
export function playTicket(ticket: HTMLElement, moment: 'claim' | 'desk'): void {
  if (moment === 'claim') return void play(ticket, moments.claim.acts.comes)
  feel('desk')
  void play(ticket, moments.desk.acts.stamped)
}
