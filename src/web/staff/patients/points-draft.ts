import { AdjustPointsBody } from '#api/bodies/points/points.ts'
import type { AdjustPointsBodyType, AdjustPointsBody as Body } from '#api/schemas/index.ts'
import { contractProblems } from '../../form/contract-problems.ts'
import { typedText } from '../../form/typed-text.ts'
import { wholeNumberIn } from '../../form/whole-number-in.ts'

export type PointsDraft = {
  readonly type: AdjustPointsBodyType
  readonly points: string
  readonly reason: string
}

export const emptyDraft: PointsDraft = { type: 'add', points: '', reason: '' }

const missing = 'Please enter points value and reason.'

export const problemsOf = (draft: PointsDraft) =>
  contractProblems(AdjustPointsBody, bodyOf(draft, ''), {
    points: typedText(draft.points) ? 'Please enter a valid positive number.' : missing,
    reason: missing,
  })

export const bodyOf = ({ type, points, reason }: PointsDraft, userId: string): Body => ({
  userId,
  points: wholeNumberIn(points),
  reason: typedText(reason),
  type,
})
