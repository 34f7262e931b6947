/** The values of a counter's labels, such as `{ channel: 'push', outcome: 'sent' }`. */
export type Labels<Label extends string> = Readonly<Record<Label, string>>

export interface Figure<Label extends string> {
  readonly labels: Labels<Label>
  readonly value: number
}

interface MeasureName<Label extends string> {
  /** In Prometheus style: includes the unit, and ends in `_total` if it only grows. */
  readonly name: string
  readonly help: string
  /** Labels with few, known values: each combination is a stored series. */
  readonly labels: readonly Label[]
}

/** How a module reports metrics to operators (D-121). It costs nothing if metrics are off. */
export interface Measures {
  /** Returns a function that increments the counter. */
  counter<Label extends string>(counter: MeasureName<Label>): (labels: Labels<Label>) => void
  /** Gauges that are read on each scrape; ones that fail are left out. */
  gauges<Label extends string>(
    gauges: readonly MeasureName<Label>[],
    read: () => Promise<Readonly<Record<string, readonly Figure<Label>[]>>>,
  ): void
}

/** Used if metrics are off. */
export const unmeasured: Measures = { counter: () => () => {}, gauges: () => {} }

/** Wraps a function so that each result is counted. Calls that throw aren't counted. */
export const counting =
  <Given extends readonly unknown[], Result>(
    call: (...given: Given) => Promise<Result>,
    count: (result: Result) => void,
  ) =>
  async (...given: Given): Promise<Result> => {
    const result = await call(...given)
    count(result)
    return result
  }
