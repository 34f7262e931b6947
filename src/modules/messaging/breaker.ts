const failuresInARow = 5
const restMs = 60_000

export interface Breaker {
  /** Whether a provider that was out of reach five times in a row is left alone for its minute. */
  isOpen(now: Date): boolean
  note(reached: boolean, now: Date): void
}

export function openBreaker(): Breaker {
  let failures = 0
  let openUntil = 0
  return {
    isOpen: now => now.getTime() < openUntil,
    note(reached, now) {
      failures = reached ? 0 : failures + 1
      if (failures >= failuresInARow) openUntil = now.getTime() + restMs
    },
  }
}
