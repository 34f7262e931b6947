import type { ExportHoldings } from './exportHoldings.ts'

export interface Export {
  exportedAt: string
  holdings: ExportHoldings
}
