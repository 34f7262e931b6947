import { useState } from 'react'
import type { StepUpRule } from '#api/schemas/index.ts'
import { useListStepUpRules } from '#api/step-up/step-up.ts'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { roleNames, ruleWords } from './rule-words.ts'
import { StepUpRuleDialog } from './step-up-rule-dialog.tsx'

/** The owner's settings for repeated proof, by role. */
export function StepUpCard() {
  const { data: rules, error, refetch } = useListStepUpRules()
  const [edited, setEdited] = useState<StepUpRule>()
  return (
    <Section title="Extra Verification" padding="l">
      <Text tone="quiet">
        Ask staff to confirm with their passkey or code before sensitive actions, unless they did in the last
        5 minutes. This also covers creating codes, passkeys and API keys. Systems that use an API key are
        never asked; the key has its own permissions.
      </Text>
      {error && !rules && <LoadError what="The rules" because={error} onRetry={refetch} />}
      {!rules && !error && <Loading label="Loading the rules" />}
      {rules && (
        <List label="Extra verification by role">
          {rules.map(rule => (
            <ListRow
              key={rule.role}
              title={roleNames[rule.role]}
              hint={ruleWords(rule)}
              onClick={() => setEdited(rule)}
            />
          ))}
        </List>
      )}
      {edited && <StepUpRuleDialog rule={edited} onClose={() => setEdited(undefined)} />}
    </Section>
  )
}
