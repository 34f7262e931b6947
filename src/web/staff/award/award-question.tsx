import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { questionWords } from './question-words.ts'
import type { Question, useAwarding } from './use-award-treatment.ts'

type AwardQuestionProps = Pick<ReturnType<typeof useAwarding>, 'confirm' | 'drop' | 'busy'> & {
  question: Question | undefined
}

export const AwardQuestion = ({ question, confirm, drop, busy }: AwardQuestionProps) => (
  <ConfirmDialog
    open={question !== undefined}
    {...questionWords[question?.code ?? 'probable-duplicate']}
    description={question?.userMessage}
    busy={busy}
    busyLabel="Awarding..."
    onConfirm={confirm}
    onClose={drop}
  />
)
