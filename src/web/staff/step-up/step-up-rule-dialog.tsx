import { type FormEvent, useState } from 'react'
import type { StepUpRule } from '#api/schemas/index.ts'
import { changeStepUpRule, getListStepUpRulesQueryKey } from '#api/step-up/step-up.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Switch } from '#ui-kit/forms/switch/switch.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { useAction } from '../../data/use-action.ts'
import { changedIn } from '../../form/changed-in.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { wholeNumberIn } from '../../form/whole-number-in.ts'
import { roleNames, ruleWords } from './rule-words.ts'

const most = 1_000_000

/** Other roles can't open medical answers, so they have no such setting. */
const mayOpenAnswers: readonly StepUpRule['role'][] = ['owner', 'clinical']
const mayExport: readonly StepUpRule['role'][] = ['owner', 'manager']

export function StepUpRuleDialog({ rule, onClose }: { rule: StepUpRule; onClose: () => void }) {
  const { medicalAnswers, setMedicalAnswers, exports, setExports, points, saving, submit } = useRule(
    rule,
    onClose,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={roleNames[rule.role]}
      description="Ask for extra verification before:"
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          {mayOpenAnswers.includes(rule.role) && (
            <Switch
              label="Medical answers"
              hint="Every time they open a patient’s answers"
              checked={medicalAnswers}
              onChange={setMedicalAnswers}
            />
          )}
          {mayExport.includes(rule.role) && (
            <Switch
              label="Exports"
              hint="Downloading the patient list or the audit log"
              checked={exports}
              onChange={setExports}
            />
          )}
          <TextField
            label="Awarding more than (points)"
            hint="Points per person per hour. The daily limit is four times that. Leave blank to turn off."
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            {...points}
          />
          <Button type="submit" full busy={saving.isPending} busyLabel="Saving...">
            Save
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}

function useRule(rule: StepUpRule, onClose: () => void) {
  const [medicalAnswers, setMedicalAnswers] = useState(rule.medicalAnswers)
  const [exports, setExports] = useState(rule.exports)
  const [typed, setTyped] = useState(rule.pointsAbove === null ? '' : String(rule.pointsAbove))
  const [problem, setProblem] = useState<string>()
  const saving = useAction({
    call: changeStepUpRule,
    success: saved => ({ title: `Saved: ${roleNames[saved.role]}`, description: ruleWords(saved) }),
    failure: 'Couldn’t Save',
    onOver: onClose,
    refreshes: [getListStepUpRulesQueryKey()],
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pointsAbove = typed.trim() ? wholeNumberIn(typed) : null
    if (pointsAbove !== null && !(pointsAbove <= most)) {
      setProblem('Please enter a whole number up to 1,000,000, or leave it blank')
      focusFirstProblem(event.currentTarget)
    } else saving.mutate({ role: rule.role, ...changedIn({ medicalAnswers, exports, pointsAbove }, rule) })
  }
  const points = {
    value: typed,
    error: problem,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value)
      setProblem(undefined)
    },
  }
  return { medicalAnswers, setMedicalAnswers, exports, setExports, points, saving, submit }
}
