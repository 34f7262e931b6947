import { useEffect, useRef, useState } from 'react'
import type { PendingRequest } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { loadDraft, saveDraft } from '../../data/drafts.ts'
import { wholeNumberIn } from '../../form/whole-number-in.ts'
import { points } from '../../format/points.ts'
import { noPoints } from '../award/award-draft.ts'
import { questionWords } from '../award/question-words.ts'
import { notesDraft } from './notes-draft.ts'
import { nameOf } from './request-labels.ts'
import type { useDecideRequest } from './use-decide-request.ts'

type DecisionDialogProps = {
  request: PendingRequest
  verdict: 'approve' | 'deny'
  deciding: ReturnType<typeof useDecideRequest>
  onClose: () => void
}

const mostLetters = 500

/** Confirms the decision on a request, with a note to the patient. */
export function DecisionDialog({ request, verdict, deciding, onClose }: DecisionDialogProps) {
  const kept = notesDraft(request.id, verdict)
  const [notes, setNotes] = useState(() => loadDraft<string>(kept) ?? '')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const approves = verdict === 'approve'
  const { servicePoints, pointsVary } = request
  const write = (words: string) => {
    setNotes(words)
    saveDraft(kept, words || undefined)
  }
  const tellProblem = (words: string) => {
    setProblem(words)
    visit.current?.focus()
  }
  const decide = () => {
    if (!approves) return deciding.deny(request.id, notes)
    if (pointsVary && !typed.trim()) return tellProblem(noPoints)
    const customPoints = typed.trim() ? wholeNumberIn(typed) : undefined
    if (customPoints !== undefined && !(customPoints > 0))
      return tellProblem(`Please enter a whole number of points${pointsVary ? '' : ', or leave it blank'}`)
    const shown = { shownPoints: servicePoints }
    const earned = customPoints === undefined ? shown : { customPoints }
    return deciding.approve({ requestId: request.id, adminNotes: notes, points: earned })
  }
  const visit = useRef<HTMLInputElement>(null)
  const approval = useRef<HTMLButtonElement>(null)
  const reason = useRef<HTMLTextAreaElement>(null)
  const first = approves ? (pointsVary ? visit : approval) : reason
  useEffect(() => first.current?.focus(), [first])
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={approves ? 'Approve this request?' : 'Deny this request?'}
      description={`${request.serviceName} for ${nameOf(request)}${approves && !pointsVary ? `: ${points(servicePoints)}` : ''}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={deciding.busy}>
            Cancel
          </Button>
          <Button
            ref={approval}
            variant={approves ? 'primary' : 'critical'}
            onClick={decide}
            busy={deciding.busy}
            busyLabel={approves ? 'Approving...' : 'Denying...'}
          >
            {approves ? (deciding.duplicate ? 'Approve Anyway' : 'Approve') : 'Deny'}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {approves && deciding.duplicate && (
          <Notice tone="caution" title={questionWords['probable-duplicate'].title}>
            {deciding.duplicate}
          </Notice>
        )}
        {approves && (
          <TextField
            label="Points for this visit"
            ref={visit}
            hint={
              pointsVary
                ? 'This service has no set points.'
                : `Leave blank for ${points(servicePoints)}, as on the menu`
            }
            value={typed}
            error={problem}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(undefined)
            }}
            onKeyDown={({ key }) => key === 'Enter' && !deciding.busy && decide()}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            optional={!pointsVary}
          />
        )}
        <TextArea
          label={approves ? 'Admin notes' : 'Reason'}
          optional={approves}
          hint={approves ? 'The patient can see these.' : 'The patient will see this.'}
          ref={reason}
          value={notes}
          onChange={({ target }) => write(target.value)}
          maxLength={mostLetters}
        />
      </Stack>
    </Dialog>
  )
}
