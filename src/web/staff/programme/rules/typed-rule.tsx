import { useState } from 'react'
import { TextField } from '#ui-kit/text-field/text-field.tsx'
import { useTyped } from '../draft/use-typed.ts'

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

/** What is typed and not chosen: saved once somebody leaves the field, unless something is wrong with it. */
export function TypedRule({ kept, value, problemOf, onDone, mayEdit, ...field }: TypedRuleProps) {
  const { text, type, done } = useTyped(kept, value ?? '')
  const [problem, setProblem] = useState<string>()
  const take = () => {
    const said = text.trim()
    const found = said ? problemOf(said) : undefined
    setProblem(found)
    if (found) return
    done()
    if (said !== (value ?? '')) onDone(said || null)
  }
  return (
    <TextField
      {...field}
      value={text}
      error={problem}
      disabled={!mayEdit}
      autoComplete="off"
      autoCapitalize="none"
      optional
      onChange={({ target }) => {
        type(target.value)
        setProblem(undefined)
      }}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
