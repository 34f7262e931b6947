/** What `npm run feature` wants of a run besides its outcome. */
export interface Reporting {
  /** The folder of the report; without one nothing is pictured. */
  readonly report?: string
  /** Whether somebody looks on. */
  readonly shown?: boolean
}
