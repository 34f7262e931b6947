/** Options of `npm run feature`. */
export interface Reporting {
  /** The report's folder; without it, no screenshots are taken. */
  readonly report?: string
  /** Whether to show the browser. */
  readonly shown?: boolean
}
