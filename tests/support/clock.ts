const dayMs = 86_400_000

export interface Clock {
  readonly now: () => Date
  set(iso: string): void
  advance(by: {
    readonly days?: number
    readonly hours?: number
    readonly minutes?: number
    readonly seconds?: number
  }): void
}

/** A clock that only moves when told to. */
export function clockAt(iso: string): Clock {
  let time = Date.parse(iso)
  return {
    now: () => new Date(time),
    set(to) {
      time = Date.parse(to)
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      time += days * dayMs + hours * 3_600_000 + minutes * 60_000 + seconds * 1_000
    },
  }
}
