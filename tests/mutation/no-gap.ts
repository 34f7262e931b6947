/** A mutant that no test can catch, or that none should, and why. */
export interface NoGap {
  /** Under `src/modules`. */
  readonly file: string
  /** The line in which it begins, without its indentation. */
  readonly line: string
  readonly becomes: string
  readonly because: string
}

export const noGaps: readonly NoGap[] = []
