import type { SetupFindingSeverity } from './setupFindingSeverity.ts'

export interface SetupFinding {
  code: string
  severity: SetupFindingSeverity
  what: string
  effect: string
  wayOut: string
}
