import { isStill } from './is-still.ts'

/**
 * Short pulses under the thumb, in milliseconds, with their pauses between them. Nothing where the phone has none, where
 * nobody has touched the page yet, or where motion is to be reduced.
 */
export function pulse(...pattern: readonly number[]): void {
  if (!navigator.userActivation?.hasBeenActive || isStill()) return
  navigator.vibrate?.([...pattern])
}
