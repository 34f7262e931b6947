export type ExportHoldings = { [key: string]: unknown }
