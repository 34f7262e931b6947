const failuresInARow = 5
const openMs = 60_000

/** After five failures in a row to reach a provider, stops trying for a minute. */
export interface CircuitBreaker {
  isOpen(now: Date): boolean
  record(reached: boolean, now: Date): void
}

export function openCircuitBreaker(): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  return {
    isOpen: now => now.getTime() < openUntil,
    record(reached, now) {
      failures = reached ? 0 : failures + 1
      if (failures >= failuresInARow) openUntil = now.getTime() + openMs
    },
  }
}
