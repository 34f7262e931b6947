export interface UnknownSetting {
  readonly name: string
  /** The setting that was probably meant. */
  readonly meant: string
}

/**
 * Variables that look like misspelled settings. If the correct one is also set, the other is probably unrelated or a
 * leftover.
 */
export function unknownSettings(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly UnknownSetting[] {
  const missing = known.filter(name => !env[name])
  return Object.keys(env).flatMap(name => {
    if (!env[name] || known.includes(name)) return []
    const meant = missing.find(each => looksLike(name.toUpperCase(), each))
    return meant ? [{ name, meant }] : []
  })
}

/** Short names resemble many others: HOST is not HOME. */
function looksLike(name: string, known: string): boolean {
  return distance(name, known) <= (known.length < 10 ? 1 : 2)
}

/** How many letters to add, remove, change or swap (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    rows.push([i])
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : changed
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped))
    }
  }
  return at(a.length, b.length)
}
