import { ConfirmDialog } from '#ui-kit/confirm-dialog/confirm-dialog.tsx'
import type { Question, useAwarding } from './use-award-treatment.ts'

const wordsOf = {
  'probable-duplicate': { title: 'Count it a second time?', confirmLabel: 'Award Again' },
  'points-changed': { title: 'The points have changed', confirmLabel: 'Award Them' },
} as const

type AwardQuestionProps = Pick<ReturnType<typeof useAwarding>, 'confirm' | 'drop' | 'busy'> & {
  question: Question | undefined
}

/** What is asked before an award counts. */
export const AwardQuestion = ({ question, confirm, drop, busy }: AwardQuestionProps) => (
  <ConfirmDialog
    open={question !== undefined}
    {...wordsOf[question?.code ?? 'probable-duplicate']}
    description={question?.userMessage}
    busy={busy}
    busyLabel="Awarding..."
    onConfirm={confirm}
    onClose={drop}
  />
)
