/**
 * @nullable
 */
export type PatientImportColumnsItemDateOrder = (typeof PatientImportColumnsItemDateOrder)[keyof typeof PatientImportColumnsItemDateOrder] | null

export const PatientImportColumnsItemDateOrder = {
  day_first: 'day first',
  month_first: 'month first',
} as const
