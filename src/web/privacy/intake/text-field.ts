import type { IntakeForm } from './intake-draft.ts'
import type { Answers } from './intake-rules.ts'

/** The props with which a kit field shows and changes one answer. */
export const textField = ({ draft, problems, change }: IntakeForm, name: keyof Answers) => ({
  name,
  value: draft[name],
  error: problems[name],
  onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
})
