import { useState } from 'react'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { notSaved, useSavingTyped, useTyped } from '../draft/use-typed.ts'

type TypedRuleProps = {
  /** The key under which the tab keeps input until it is saved. */
  kept: string
  label: string
  hint?: string
  type: 'tel' | 'email' | 'url'
  value: string | null
  maxLength: number
  mayEdit: boolean
  /** The error in the input, as a sentence. */
  problemOf: (typed: string) => string | undefined
  onDone: (typed: string | null) => void
}

/** A policy that is typed, not chosen from a list. Errors appear when the field loses focus. */
export function TypedRule({ kept, value, problemOf, onDone, mayEdit, hint, ...field }: TypedRuleProps) {
  const typed = useTyped(kept, value ?? '')
  const [isLeft, setLeft] = useState(false)
  const said = typed.text.trim()
  const problem = typed.isUnsaved && said ? problemOf(said) : undefined
  const leave = useSavingTyped(typed, mayEdit && !problem, () => {
    if (said !== (value ?? '')) onDone(said || null)
  })
  const take = () => {
    setLeft(true)
    leave()
  }
  return (
    <TextField
      {...field}
      hint={problem ? notSaved : hint}
      value={typed.text}
      error={isLeft ? problem : undefined}
      disabled={!mayEdit}
      autoComplete="off"
      autoCapitalize="none"
      optional
      onChange={({ target }) => {
        typed.type(target.value)
        setLeft(false)
      }}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
