import type { BackupFact } from '#api/schemas/index.ts'
import { useListBackupFacts } from '#api/server/server.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Facts } from '#ui-kit/data/facts/facts.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'

/** The last backup and the last successful restore test; hidden if the clinic makes no backups. */
export function BackupsCard() {
  const { data: facts = [] } = useListBackupFacts()
  if (facts.length === 0) return null
  return (
    <Card padding="l" as="section" aria-labelledby="backups">
      <Stack gap="m">
        <Heading level={2} id="backups">
          Backups
        </Heading>
        <Facts facts={facts.map(({ label, value, state }) => ({ label, value: shownValue(value, state) }))} />
      </Stack>
    </Card>
  )
}

const signs: Readonly<Partial<Record<BackupFact['state'], string>>> = { overdue: 'Overdue', failed: 'Failed' }

function shownValue(value: string, state: BackupFact['state']) {
  const sign = signs[state]
  if (!sign) return value
  return (
    <Inline gap="s">
      {value}
      <Badge tone="caution">{sign}</Badge>
    </Inline>
  )
}
