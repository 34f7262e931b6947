import type { Patient } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Facts } from '#ui-kit/data/facts/facts.tsx'
import { BadgePercent, Coins, UserRound } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { breakable } from '../../format/breakable.tsx'
import { metalOf, tierName } from '../../member/tiers.ts'
import { factsOf, nameOf, patientAddress } from './patient-labels.ts'

const tasks = [
  { task: 'points', icon: Coins, label: 'Edit Points', of: 'Edit points for' },
  { task: 'offer', icon: BadgePercent, label: 'Send 10% Off', of: 'Send 10% off to' },
] as const

export type Task = (typeof tasks)[number]['task']

export function PatientCard({ patient, onTask }: { patient: Patient; onTask: (task: Task) => void }) {
  const name = nameOf(patient)
  return (
    <Card padding="m">
      <Stack gap="s">
        <Inline spread="between" align="start" wrap={false}>
          <div>
            <Heading level={3} size={18}>
              {name}
            </Heading>
            <Text size={14} tone="quiet">
              {breakable(patient.email || 'No email')}
            </Text>
          </div>
          <Badge metal={metalOf(patient.vipTier)}>{tierName(patient.vipTier)}</Badge>
        </Inline>
        <Facts facts={factsOf(patient)} />
        <Inline gap="xs">
          <Button
            variant="secondary"
            size="s"
            icon={UserRound}
            aria-label={`Details for ${name}`}
            render={<ScreenLink to={patientAddress(patient.id)} />}
          >
            Details
          </Button>
          {tasks.map(({ task, icon, label, of }) => (
            <Button
              key={task}
              variant="secondary"
              size="s"
              icon={icon}
              aria-label={`${of} ${name}`}
              onClick={() => onTask(task)}
            >
              {label}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  )
}
