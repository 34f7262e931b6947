import type { ServerRules } from '#api/schemas/index.ts'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import type { HouseRules } from '../draft/parts.ts'
import { ruleWords } from './rule-values.ts'

export interface RulesProps {
  rules: HouseRules
  server: ServerRules | undefined
  mayEdit: boolean
  change: (next: Partial<HouseRules>) => void
}

/** Whether the clinic says something else than "none". */
export const isOwn = (said: string | null) => said !== null && said !== 'off'

type RuleProps<Name extends keyof ServerRules> = {
  rule: Name
  label: string
  value: string
  choices: readonly (readonly [string, string])[]
  server: ServerRules | undefined
  mayEdit: boolean
  onChange: (said: string) => void
}

/** One rule, and whose word it is. */
export function Rule<Name extends keyof ServerRules>(props: RuleProps<Name>) {
  const { rule, label, value, choices, server, mayEdit, onChange } = props
  const byServer = server ? `Default: ${ruleWords[rule](server[rule])}` : 'Default'
  return (
    <SelectField
      label={label}
      hint={value === '' ? undefined : 'Set in your program'}
      value={value}
      disabled={!mayEdit}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: byServer },
        ...choices.map(([said, words]) => ({ value: said, label: words })),
      ]}
    />
  )
}
