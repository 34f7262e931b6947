/**
 * @nullable
 */
export type PatientImportColumnsItemChosenDateOrder = (typeof PatientImportColumnsItemChosenDateOrder)[keyof typeof PatientImportColumnsItemChosenDateOrder] | null

export const PatientImportColumnsItemChosenDateOrder = {
  day_first: 'day first',
  month_first: 'month first',
} as const
