import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Trash2 } from '#ui-kit/icons.ts'
import { points } from '../../../format/points.ts'
import { ItemDialog, useItemForm } from '../draft/item-dialog.tsx'
import type { Milestone } from '../draft/parts.ts'
import { keptMilestone, milestoneDraftOf, milestoneOf, milestoneProblems } from './tier-draft.ts'

type MilestoneDialogProps = {
  milestone: Milestone | undefined
  onDone: (milestone: Milestone) => void
  onRemove: (id: string) => void
  onClose: () => void
}

/** A balance that is celebrated when a member first reaches it. */
export function MilestoneDialog({ milestone, onDone, onRemove, onClose }: MilestoneDialogProps) {
  const form = useItemForm({
    kept: keptMilestone(milestone ?? { id: 'new' }),
    empty: milestoneDraftOf(milestone),
    problemsOf: milestoneProblems,
    onDone: draft => onDone(milestoneOf(draft, milestone)),
    onClose,
  })
  const { field } = form
  const remove = (id: string) => {
    onRemove(id)
    form.finish()
  }
  return (
    <ItemDialog
      title={milestone ? points(milestone.points) : 'New Milestone'}
      form={form}
      doneLabel={milestone ? 'Save' : 'Add Milestone'}
      more={
        milestone && (
          <Button variant="secondary" full icon={Trash2} onClick={() => remove(milestone.id)}>
            Remove
          </Button>
        )
      }
    >
      <TextField
        {...field('points')}
        label="Points"
        hint="Celebrated the first time a member’s balance reaches this"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
      <TextField
        {...field('words')}
        label="Message"
        hint="What the celebration says. Leave blank for the default text."
        maxLength={160}
        autoComplete="off"
        optional
      />
    </ItemDialog>
  )
}
