import { figure, mostPoints } from './points.ts'
import { refusal } from './refusal.ts'

/** Of every module in which somebody earns points. */
export class BalanceTooHigh extends refusal(
  'balance-too-high',
  'refused',
  () => `A balance can be at most ${figure(mostPoints)} points. Nothing has changed.`,
) {}
