import { useListSetupFindings } from '#api/server/server.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { EmergencySheet } from './emergency-sheet.tsx'

/** The owner's remaining setup problems; hidden if all is well. */
export function SetupChecklist() {
  const { data: findings = [] } = useListSetupFindings()
  if (findings.length === 0) return null
  return (
    <Section title="Before you go live" padding="l">
      <Text tone="quiet">Only the owner sees this list. On the server, “npm run doctor” shows it, too.</Text>
      <Stack as="ul" gap="m">
        {findings.map(({ code, severity, what, effect, wayOut }) => (
          <Stack as="li" gap="xs" key={what}>
            <Inline gap="s" spread="between" align="start">
              <Text weight="strong">{what}</Text>
              {severity === 'critical' && <Badge tone="caution">Urgent</Badge>}
            </Inline>
            <Text>{effect}</Text>
            <Text size={14} tone="quiet">
              {wayOut}
            </Text>
            {code === 'emergency-sheet' && <EmergencySheet />}
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
