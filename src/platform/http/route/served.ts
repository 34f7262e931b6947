import type { AnyRoute } from './route.ts'

/** The routes of a room or module together with what answers them. */
export interface Served {
  /** Whose they are: the contract lists them in groups. */
  readonly module: string
  readonly tag: string
  readonly description: string
  readonly routes: readonly AnyRoute[]
  readonly door: unknown
}
