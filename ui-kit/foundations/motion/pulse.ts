import { isStill } from './is-still.ts'

/**
 * Vibrates briefly; the pattern is pulses and pauses in milliseconds. Does nothing if the phone can't, if nobody has
 * touched the page yet, or with reduced motion.
 */
export function pulse(...pattern: readonly number[]): void {
  if (!navigator.userActivation?.hasBeenActive || isStill()) return
  navigator.vibrate?.([...pattern])
}
