export type RefusalKind =
  | 'invalid'
  | 'unknown-person'
  | 'forbidden'
  | 'missing'
  | 'refused'
  | 'conflict'
  | 'mismatch'
  | 'too-large'
  | 'too-slow'
  | 'unacceptable'
  | 'unsupported'
  | 'too-many'
  | 'unavailable'
  | 'unexpected'

export interface FieldError {
  readonly path: string
  readonly message: string
}

/**
 * How the product says no. `code` is stable and for programs, `message` is the sentence for the screen. `kind` decides
 * the HTTP status (see the table in platform/http/refusals.ts).
 */
export abstract class Refusal extends Error {
  abstract readonly code: string
  abstract readonly kind: RefusalKind
  readonly errors: readonly FieldError[] = []
  /** The current version, for a client that tried to change an outdated one. */
  readonly current: unknown = undefined
  /** Seconds until a retry makes sense. */
  readonly retryAfterSeconds: number | undefined = undefined
}

export interface RefusalClass {
  readonly code: string
  readonly kind: RefusalKind
  /** The sentence with example facts, for the contract. */
  readonly example: string
  readonly exampleFacts: readonly unknown[]
  new (...facts: never[]): Refusal
}

/**
 * Creates a refusal class: `class AlreadyClaimed extends refusal('already-claimed', 'refused', title => '…', 'Facial')
 * {}`. The arguments after the sentence are example facts for the contract.
 */
export function refusal<Facts extends unknown[]>(
  code: string,
  kind: RefusalKind,
  sentence: (...facts: Facts) => string,
  ...exampleFacts: Facts
) {
  return class extends Refusal {
    static readonly code = code
    static readonly kind = kind
    static readonly example = sentence(...exampleFacts)
    static readonly exampleFacts: readonly unknown[] = exampleFacts
    override readonly code = code
    override readonly kind = kind
    constructor(...facts: Facts) {
      super(sentence(...facts))
    }
  }
}
