import { useState } from 'react'

/** Input and errors of members' forms (D-122). A field's error clears when the field changes. */
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
   * Reads the values from the DOM, because password managers and some phones fill fields without firing an event. Stores
   * them as if they were typed; otherwise, the next render would clear them.
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

/** Moves focus to a form's only field. For forms that show the error in a toast. */
export const focusOnlyField = (form: HTMLFormElement) => form.querySelector('input')?.focus()

/** A server error appears within half a second of the response. */
const mostFrames = 30

/** Moves focus to the form's first invalid field once it is marked. */
export function focusFirstProblem(form: HTMLFormElement, framesLeft = mostFrames): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else if (framesLeft > 0) focusFirstProblem(form, framesLeft - 1)
  })
}

/** The text of a form's only field, even if it was filled without an event. */
export const onlyTextIn = (form: HTMLFormElement) => form.querySelector('input')?.value ?? ''
