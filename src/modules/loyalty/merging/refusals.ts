import { figure, pointsText } from '#platform/kernel/points.ts'
import { refusal } from '#platform/kernel/refusal.ts'

export class AlreadyMoved extends refusal(
  'already-moved',
  'conflict',
  () => 'These points have already been moved. Please reload the page.',
) {}

export class MergedPointsSpent extends refusal(
  'merged-points-spent',
  'conflict',
  (points: number, balance: number) =>
    `The merge added ${pointsText(points)}, but only ${figure(balance)} are left, so it can’t be undone.`,
  120,
  40,
) {}
