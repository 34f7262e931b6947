import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog, type DialogProps } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ChangedToo } from '../../../form/changed-too.tsx'
import { type Problems, useForm } from '../../../form/use-form.ts'
import { fieldLabel } from './change-words.ts'

type Values = Record<string, string | boolean>

interface ItemFormOptions<Typed> {
  /** The key under which the tab keeps input until it is saved or discarded. */
  readonly kept: string
  readonly empty: Typed
  readonly problemsOf: (typed: Typed) => Problems
  readonly onDone: (typed: Typed) => void
  readonly onClose: () => void
}

export type ItemForm<Typed extends Values> = ReturnType<typeof useItemForm<Typed>>

/** The form of one item. Saving puts it in the draft; closing keeps the input for later. */
export function useItemForm<Typed extends Values>(options: ItemFormOptions<Typed>) {
  const { kept, empty, problemsOf, onDone, onClose } = options
  const form = useForm<Typed>({ empty, kept, problemsOf, isShared: true })
  const close = () => {
    form.clear()
    onClose()
  }
  return {
    ...form,
    onClose,
    finish: close,
    done: form.submit(typed => {
      onDone(typed)
      close()
    }),
    discard: () => {
      if (form.mayDiscard()) close()
    },
  }
}

type ItemDialogProps<Typed extends Values> = {
  title: string
  form: ItemForm<Typed>
  /** If undefined, the item is read-only. */
  doneLabel: string | undefined
  size?: DialogProps['size']
  /** Other actions for the item: archive, restore, remove. */
  more?: ReactNode
  children: ReactNode
}

export function ItemDialog<Typed extends Values>(props: ItemDialogProps<Typed>) {
  const { title, form, doneLabel, size = 'm', more, children } = props
  const element = useRef<HTMLFormElement>(null)
  const mayWrite = doneLabel !== undefined
  // The dialog gets focus first, but typing starts in the first field.
  useEffect(() => {
    if (mayWrite) element.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [mayWrite])
  return (
    <Dialog
      open
      onClose={form.onClose}
      title={title}
      description={doneLabel && `Nothing changes until you choose “${doneLabel}”.`}
      size={size}
    >
      <form ref={element} onSubmit={form.done} noValidate aria-label={title}>
        <Stack gap="m">
          {mayWrite && form.conflicts.length > 0 && (
            <ChangedToo
              title={`Someone else changed this, too: ${form.conflicts.map(fieldLabel).join(', ')}`}
              onKeepMine={() => form.settle(true)}
              onTakeTheirs={() => form.settle(false)}
            >
              You see what you entered. Saving replaces what they saved.
            </ChangedToo>
          )}
          {children}
          {doneLabel && (
            <Button type="submit" full>
              {doneLabel}
            </Button>
          )}
          {more}
          {doneLabel && (
            <Button variant="quiet" full onClick={form.discard}>
              Discard
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
