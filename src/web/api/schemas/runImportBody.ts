import type { RunImportBodyBalances } from './runImportBodyBalances.ts'

export type RunImportBody = {
  balances: RunImportBodyBalances
}
