import { useState } from 'react'

/** What was typed and what is wrong with it, for members' forms (D-122). A field's problem goes when the field changes. */
export function useFields<Typed extends Record<string, string>>(empty: Typed) {
  const [draft, setDraft] = useState(empty)
  const [problems, setProblems] = useState<Partial<Record<keyof Typed, string>>>({})
  const change = (next: Partial<Typed>) => {
    setDraft(before => ({ ...before, ...next }))
    setProblems(before => {
      const rest = Object.entries(before).filter(([field]) => !(field in next))
      return Object.fromEntries(rest) as typeof before
    })
  }
  /**
   * What the form's fields hold now: password managers, and some phones, fill them without an event. Whatever is drawn next
   * would empty them again, so it is kept as if it had been typed.
   */
  const read = (form: HTMLFormElement | null): Typed => {
    const filled = Object.fromEntries(
      Object.entries(draft).flatMap(([name, before]) => {
        const input = form?.elements.namedItem(name)
        return input instanceof HTMLInputElement && input.value !== before ? [[name, input.value]] : []
      }),
    ) as Partial<Typed>
    if (Object.keys(filled).length > 0) change(filled)
    return { ...draft, ...filled }
  }
  const field = <Name extends keyof Typed & string>(name: Name) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string; form?: HTMLFormElement | null } }) => {
      read(target.form ?? null)
      change({ [name]: target.value } as Partial<Record<Name, string>> as Partial<Typed>)
    },
  })
  return { draft, change, read, field, setProblems }
}

/** Sets the focus to the only field of a form whose problem a toast says. */
export const focusOnlyField = (form: HTMLFormElement) => form.querySelector('input')?.focus()

/** An answer's problem is on the screen one of the next frames after it came. */
const mostFrames = 30

/** Sets the focus to the first field of a form that is marked as wrong, once it is. */
export function focusFirstProblem(form: HTMLFormElement, framesLeft = mostFrames): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else if (framesLeft > 0) focusFirstProblem(form, framesLeft - 1)
  })
}

/** The text of a form's only field, also where it was filled without an event. */
export const onlyTextIn = (form: HTMLFormElement) => form.querySelector('input')?.value ?? ''
