import { TextField } from '#ui-kit/text-field/text-field.tsx'
import { ItemDialog, useItemForm } from '../draft/item-dialog.tsx'
import type { Code } from '../draft/parts.ts'
import { codeOf, draftOf, keptCode, problemsOf } from './code-draft.ts'

type CodeDialogProps = {
  code: Code | undefined
  onDone: (code: Code) => void
  onClose: () => void
}

/** One check-in code: what staff call it and what it is worth. */
export function CodeDialog({ code, onDone, onClose }: CodeDialogProps) {
  const form = useItemForm({
    kept: keptCode(code ?? { id: 'new' }),
    empty: draftOf(code),
    problemsOf,
    onDone: draft => onDone(codeOf(draft, code)),
    onClose,
  })
  const { field } = form
  return (
    <ItemDialog
      title={code ? code.description : 'New Check-in Code'}
      form={form}
      doneLabel={code ? 'Save' : 'Add Code'}
    >
      <TextField
        {...field('description')}
        label="Name"
        hint="Stands under the code on paper, such as “Front desk”"
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        {...field('pointsValue')}
        label="Points for a check-in"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
      />
    </ItemDialog>
  )
}
