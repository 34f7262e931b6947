/** The values of a counter's labels, such as `{ channel: 'push', outcome: 'sent' }`. */
export type Labels<Label extends string> = Readonly<Record<Label, string>>

export interface Figure<Label extends string> {
  readonly labels: Labels<Label>
  readonly value: number
}

interface MeasureName<Label extends string> {
  /** In Prometheus's way: with its unit, and `_total` where it only grows. */
  readonly name: string
  readonly help: string
  /** Each with few values, known beforehand: every one of them is a series that is kept. */
  readonly labels: readonly Label[]
}

/** What a module tells operators about its own work (D-121). It costs nothing where nobody may ask. */
export interface Measures {
  /** Gives the function that counts one more. */
  counter<Label extends string>(counter: MeasureName<Label>): (labels: Labels<Label>) => void
  /** Figures that are read whenever somebody asks; those that can't be read then are left out. */
  gauges<Label extends string>(
    gauges: readonly MeasureName<Label>[],
    read: () => Promise<Readonly<Record<string, readonly Figure<Label>[]>>>,
  ): void
}

/** Where nobody may ask. */
export const unmeasured: Measures = { counter: () => () => {}, gauges: () => {} }

/** The same call, each of whose results is counted; one that throws has none. */
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
