export type RunImportBodyBalances = (typeof RunImportBodyBalances)[keyof typeof RunImportBodyBalances]

export const RunImportBodyBalances = {
  add: 'add',
  keep: 'keep',
  replace: 'replace',
} as const
