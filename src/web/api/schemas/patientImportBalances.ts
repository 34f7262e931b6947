export type PatientImportBalances = (typeof PatientImportBalances)[keyof typeof PatientImportBalances]

export const PatientImportBalances = {
  add: 'add',
  keep: 'keep',
  replace: 'replace',
} as const
