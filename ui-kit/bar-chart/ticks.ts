/** From nought upwards in even steps of 1, 2 or 5, so that the last one is at least `most`; never fewer than two. */
export function ticksUpTo(most: number): readonly number[] {
  const about = Math.max(most, 1) / 4
  const power = 10 ** Math.floor(Math.log10(about))
  const step = Math.max(1, ([1, 2, 5, 10].find(each => each * power >= about) ?? 10) * power)
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, n) => n * step)
}
