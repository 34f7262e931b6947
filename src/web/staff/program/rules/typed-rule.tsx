import { useState } from 'react'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { notSaved, useSavingTyped, useTyped } from '../draft/use-typed.ts'

type TypedRuleProps = {
  /** Under which name the tab keeps what was typed until it is saved. */
  kept: string
  label: string
  hint?: string
  type: 'tel' | 'email' | 'url'
  value: string | null
  maxLength: number
  mayEdit: boolean
  /** What is wrong with it, in a sentence. */
  problemOf: (typed: string) => string | undefined
  onDone: (typed: string | null) => void
}

/** What is typed and not chosen. What is wrong with it is said once somebody leaves the field. */
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
