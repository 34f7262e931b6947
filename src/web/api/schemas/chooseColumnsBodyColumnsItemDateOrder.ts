/**
 * @nullable
 */
export type ChooseColumnsBodyColumnsItemDateOrder = (typeof ChooseColumnsBodyColumnsItemDateOrder)[keyof typeof ChooseColumnsBodyColumnsItemDateOrder] | null

export const ChooseColumnsBodyColumnsItemDateOrder = {
  day_first: 'day first',
  month_first: 'month first',
} as const
