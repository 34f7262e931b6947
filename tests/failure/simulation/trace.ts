import { createHash } from 'node:crypto'

/** What the simulation says when the product and the model part. */
export class Divergence extends Error {
  readonly step: number
  readonly findings: readonly string[]
  readonly story: readonly string[]

  constructor(step: number, findings: readonly string[], story: readonly string[]) {
    super(findings.join('\n'))
    this.step = step
    this.findings = findings
    this.story = story
  }
}

/** Every operation and its answer in order, without ids: the same for the same seed. */
export interface Trace {
  add(line: string): void
  hash(): string
}

export function openTrace(onLine?: (line: string) => void): Trace {
  const sum = createHash('sha256')
  return {
    add(line) {
      sum.update(`${line}\n`)
      onLine?.(line)
    },
    hash: () => sum.copy().digest('hex').slice(0, 16),
  }
}

/** Counts by name, for the table at the end. */
export class Tally {
  readonly counts = new Map<string, number>()

  add(name: string, count = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + count)
  }

  total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0)
  }
}
