export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** From `least` to `most`, including both. */
  whole(least: number, most: number): number
  /** True with this probability. */
  chance(share: number): boolean
  /** One of several items. Items with more weight come more often; not all weights may be 0. */
  oneOf<Item>(items: readonly Item[], weightOf?: (item: Item) => number): Item
}

/** Pseudo-random numbers that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: share => next() < share,
    oneOf(items, weightOf = () => 1) {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0)
      const found = items.find(item => {
        left -= weightOf(item)
        return left < 0
      })
      const taken = found ?? items.at(-1)
      if (taken === undefined) throw new Error('The list is empty.')
      return taken
    },
  }
}
