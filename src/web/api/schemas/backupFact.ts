import type { BackupFactLabel } from './backupFactLabel.ts'
import type { BackupFactState } from './backupFactState.ts'

export interface BackupFact {
  label: BackupFactLabel
  value: string
  state: BackupFactState
}
