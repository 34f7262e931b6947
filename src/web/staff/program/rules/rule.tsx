import type { ServerRules } from '#api/schemas/index.ts'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { capitalized } from '../../../format/capitalized.ts'
import type { ClinicSettings } from '../draft/parts.ts'
import { ruleWords } from './rule-values.ts'

export interface RulesProps {
  rules: ClinicSettings
  server: ServerRules | undefined
  mayEdit: boolean
  change: (next: Partial<ClinicSettings>) => void
}

/** Whether the clinic chose a value of its own other than "none". */
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

/** One policy, and whether its value is the default. */
export function Rule<Name extends keyof ServerRules>(props: RuleProps<Name>) {
  const { rule, label, value, choices, server, mayEdit, onChange } = props
  const isDefault = value === ''
  const standard = server && String(server[rule])
  const named = choices.find(([said]) => said === standard)
  const words = named?.[1] ?? (server ? asFirst(ruleWords[rule](server[rule])) : 'Default')
  // The default is already the first option.
  const others = isDefault ? choices.filter(each => each !== named) : choices
  return (
    <SelectField
      label={label}
      hint={isDefault ? undefined : 'Set in your program'}
      value={value}
      disabled={!mayEdit}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: isDefault ? words : `Default: ${words}` },
        ...others.map(([said, words]) => ({ value: said, label: words })),
      ]}
    />
  )
}

const asFirst = (words: string) => (words.startsWith('https://') ? words : capitalized(words))
