import { moments } from './moments.ts'
import { feel, play } from './play-moment.ts'

/** The ticket of a claimed reward rises; or the desk has used it, which the thumb feels, too. */
export function playTicket(ticket: HTMLElement, moment: 'claim' | 'desk'): void {
  if (moment === 'claim') return void play(ticket, moments.claim.acts.comes)
  feel('desk')
  void play(ticket, moments.desk.acts.stamped)
}
