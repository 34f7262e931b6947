import { useState } from 'react'
import { keepDraft, keptDraft } from '../../data/drafts.ts'

type Values = Readonly<Record<string, string | boolean>>

export type Problems = Readonly<Record<string, string>>

/** A message that is being written: kept over a reload, a lost signal and signing in again, until it was sent. */
export function useDraft<Draft extends Values>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...keptDraft<Draft>(name) }))
  const [problems, setProblems] = useState<Problems>({})
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    keepDraft(name, next)
    setProblems(before => without(before, Object.keys(part)))
  }
  return {
    draft,
    problems,
    setProblems,
    change,
    field: (field: keyof Draft & string) => ({
      name: field,
      value: String(draft[field]),
      error: problems[field],
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [field]: target.value } as Partial<Draft>),
    }),
    box: (field: keyof Draft & string) => ({
      name: field,
      checked: draft[field] === true,
      onChange: ({ target }: { target: { checked: boolean } }) =>
        change({ [field]: target.checked } as Partial<Draft>),
    }),
    empty: () => {
      setDraft(empty)
      setProblems({})
      keepDraft(name)
    },
  }
}

const without = (problems: Problems, fields: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))
