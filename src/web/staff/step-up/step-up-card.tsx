import { useState } from 'react'
import type { StepUpRule } from '#api/schemas/index.ts'
import { useListStepUpRules } from '#api/step-up/step-up.ts'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Loading, SkeletonRows } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { roleNames, ruleWords } from './rule-words.ts'
import { StepUpRuleDialog } from './step-up-rule-dialog.tsx'

/** Before what each role shows once more who they are; for the owner. */
export function StepUpCard() {
  const { data: rules, error, refetch } = useListStepUpRules()
  const [edited, setEdited] = useState<StepUpRule>()
  return (
    <Card padding="l" as="section" aria-labelledby="step-up">
      <Stack gap="m">
        <Heading level={2} id="step-up">
          Asked Again
        </Heading>
        <Text tone="quiet">
          Before what matters most, Velora can ask a role for its passkey or code once more, unless somebody
          showed it within five minutes. It then asks before new codes, passkeys and keys, too. It never asks
          programs with an API key: what they may do is in their key.
        </Text>
        {error && !rules && <LoadError what="The rules" because={error} onRetry={refetch} />}
        {!rules && !error && (
          <Loading label="Loading the rules">
            <SkeletonRows />
          </Loading>
        )}
        {rules && (
          <List label="Asked again by role">
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
      </Stack>
      {edited && <StepUpRuleDialog rule={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}
