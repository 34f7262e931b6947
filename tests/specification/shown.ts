/** An example, a test or a story: what it claims to show, and the words that it checks (D-94). */
export interface Shown {
  readonly title: string
  /** File and line. */
  readonly where: string
  /** With their @, as they are written. */
  readonly tags: readonly string[]
  readonly texts: readonly string[]
  /** Why it shows nothing. */
  readonly problem?: string
}
