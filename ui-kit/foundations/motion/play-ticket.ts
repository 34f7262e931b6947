import { moments } from './moments.ts'
import { feel, play } from './play-moment.ts'

/** Plays a claimed ticket's rise, or the stamp of a redeemed one with its vibration. */
export function playTicket(ticket: HTMLElement, moment: 'claim' | 'desk'): void {
  if (moment === 'claim') return void play(ticket, moments.claim.acts.comes)
  feel('desk')
  void play(ticket, moments.desk.acts.stamped)
}
