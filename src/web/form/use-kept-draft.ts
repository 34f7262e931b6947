import { useState } from 'react'
import { keepDraft, keptDraft } from '../data/drafts.ts'

type Change = { target: { value: string } }

/** What was typed into a form, kept in this tab until it was sent, and what is wrong with it. */
export function useKeptDraft<Name extends string>(name: string, empty: Readonly<Record<Name, string>>) {
  const [draft, setDraft] = useState(() => ({ ...empty, ...keptDraft<typeof empty>(name) }))
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  return {
    draft,
    setProblems,
    clear: () => {
      setDraft(empty)
      setProblems({})
      keepDraft(name)
    },
    field: (field: Name) => ({
      name: field,
      value: draft[field],
      error: problems[field],
      onChange: ({ target }: Change) => {
        const next = { ...draft, [field]: target.value }
        setDraft(next)
        keepDraft(name, next)
        setProblems(({ [field]: _solved, ...others }) => others)
      },
    }),
  }
}
