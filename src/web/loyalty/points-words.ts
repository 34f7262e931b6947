import type { CheckInCode } from '#api/schemas/index.ts'

const grouped = new Intl.NumberFormat('en-US')

export const pointsWord = (points: number) => (Math.abs(points) === 1 ? 'point' : 'points')

export const points = (count: number) => `${grouped.format(count)} ${pointsWord(count)}`

export const signedPoints = (count: number) => `${count > 0 ? '+' : '−'}${grouped.format(Math.abs(count))}`

/** What a check-in earns, as the codes themselves say: 'N points' or 'from N to M points'. */
export function pointsPerCheckIn(codes: readonly CheckInCode[]): string | undefined {
  const values = codes.filter(code => code.isActive).map(code => code.pointsValue)
  if (values.length === 0) return undefined
  const least = Math.min(...values)
  const most = Math.max(...values)
  return least === most ? points(most) : `from ${grouped.format(least)} to ${points(most)}`
}
