import type { BackupFact } from '#api/schemas/index.ts'
import { useListBackupFacts } from '#api/server/server.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Facts } from '#ui-kit/data/facts/facts.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'

/** The last backup and the last successful restore test; hidden if the clinic makes no backups. */
export function BackupsCard() {
  const { data: facts = [] } = useListBackupFacts()
  if (facts.length === 0) return null
  return (
    <Section title="Backups" padding="l">
      <Facts facts={facts.map(({ label, value, state }) => ({ label, value: shownValue(value, state) }))} />
    </Section>
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
