import { useState } from 'react'
import { TextField } from '#ui-kit/text-field/text-field.tsx'

type TypedRuleProps = {
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

/** What is typed and not chosen: saved once somebody leaves the field, unless something is wrong with it. */
export function TypedRule({ value, problemOf, onDone, mayEdit, ...field }: TypedRuleProps) {
  const [typed, setTyped] = useState(value ?? '')
  const [problem, setProblem] = useState<string>()
  const done = () => {
    const said = typed.trim()
    const found = said ? problemOf(said) : undefined
    setProblem(found)
    if (!found && said !== (value ?? '')) onDone(said || null)
  }
  return (
    <TextField
      {...field}
      value={typed}
      error={problem}
      disabled={!mayEdit}
      autoComplete="off"
      autoCapitalize="none"
      optional
      onChange={({ target }) => {
        setTyped(target.value)
        setProblem(undefined)
      }}
      onBlur={done}
      onKeyDown={({ key }) => key === 'Enter' && done()}
    />
  )
}
