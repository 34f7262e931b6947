export interface Dice {
  below(bound: number): number
  oneOf<T>(things: readonly T[]): T
}

/** The same random numbers for the same seed (mulberry32). */
export function diceFrom(seed: number): Dice {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    below,
    oneOf: things => {
      if (things.length === 0) throw new Error('There is nothing to choose from.')
      return things[below(things.length)] as (typeof things)[number]
    },
  }
}
