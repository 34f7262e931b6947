import { useState } from 'react'
import { type Draft, emptyDraft, type Problems } from './rules.ts'

export type DraftForm = ReturnType<typeof useDraft>

/** What was typed and what is wrong with it. A field's problem goes when the field changes. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [problems, setProblems] = useState<Problems>({})
  const change = (next: Partial<Draft>) => {
    setDraft(before => ({ ...before, ...next }))
    setProblems(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next))))
  }
  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return { draft, change, field, setProblems }
}

/** Sets the focus to the first field of a form that is marked as wrong, once it is. */
export function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
