import { useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Trash2 } from '#ui-kit/icons.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { fieldProblems } from '../../../form/field-problems.ts'
import { typedText } from '../../../form/typed-text.ts'
import { ItemDialog, useItemForm } from '../draft/item-dialog.tsx'
import type { Category } from '../draft/parts.ts'
import { categoryNamed, newCategoryId } from './categories.ts'

type CategoryDialogProps = {
  category: Category | undefined
  categories: readonly Category[]
  /** How many services are in it, including archived ones. */
  services: number
  onDone: (category: Category) => void
  onRemove: (movedTo: string) => void
  onClose: () => void
}

export const keptCategory = ({ id }: { id: string }) => `program:category:${id}`

/** Renames or removes a category; its services move to another one. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { category, categories, services, onDone, onRemove, onClose } = props
  const others = categories.filter(({ id }) => id !== category?.id)
  const form = useItemForm({
    kept: keptCategory(category ?? { id: 'new' }),
    empty: { name: category?.name ?? '' },
    problemsOf: ({ name }) => problemIn(name, others),
    onDone: ({ name }) =>
      onDone({ id: category?.id ?? newCategoryId(name, categories), name: typedText(name) }),
    onClose,
  })
  const remove = (movedTo: string) => {
    onRemove(movedTo)
    form.finish()
  }
  return (
    <ItemDialog
      title={category ? category.name : 'New Category'}
      form={form}
      doneLabel={category ? 'Save' : 'Add Category'}
      more={category && <Removing services={services} others={others} onRemove={remove} />}
    >
      <TextField {...form.field('name')} label="Name" maxLength={60} autoComplete="off" />
    </ItemDialog>
  )
}

function problemIn(name: string, others: readonly Category[]): Readonly<Record<string, string>> {
  if (!typedText(name)) return { name: fieldProblems.name }
  return categoryNamed(name, others) ? { name: 'There’s already a category with this name' } : {}
}

type RemovingProps = {
  services: number
  others: readonly Category[]
  onRemove: (movedTo: string) => void
}

function Removing({ services, others, onRemove }: RemovingProps) {
  const [movedTo, setMovedTo] = useState('')
  const count = services === 1 ? '1 service' : `${services} services`
  if (services > 0 && others.length === 0) return null
  return (
    <Stack gap="s">
      {services > 0 && (
        <SelectField
          label="To remove this category, move its services to"
          hint={`It has ${count}, including archived ones`}
          placeholder="Choose a category"
          value={movedTo}
          onChange={({ target }) => setMovedTo(target.value)}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Button
        variant="secondary"
        full
        icon={Trash2}
        disabled={services > 0 && !movedTo}
        onClick={() => onRemove(movedTo)}
      >
        Remove Category
      </Button>
    </Stack>
  )
}
