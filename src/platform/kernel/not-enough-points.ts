import { figure, pointsNeeded } from './points.ts'
import { refusal } from './refusal.ts'

/** Of the ledger, and of whatever takes points: what is there, and what it takes. */
export class NotEnoughPoints extends refusal(
  'not-enough-points',
  'refused',
  (balance: number, needed: number) =>
    needed > balance
      ? `${pointsNeeded(needed - balance)}: this takes ${figure(needed)} and the balance is ${figure(balance)}.`
      : 'There are not enough points for this.',
  50,
  100,
) {}
