import { useState } from 'react'
import type { Patient } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { KeyHint } from '#ui-kit/actions/key-hint/key-hint.tsx'
import { Avatar } from '#ui-kit/data/avatar/avatar.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { BadgePercent, Coins, Gift, MapPinCheck } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { breakable } from '../../../format/breakable.tsx'
import { metalOf, tierName } from '../../../member/tiers.ts'
import { useShortcut } from '../../use-shortcut.ts'
import { EditPointsDialog } from '../edit-points-dialog.tsx'
import { nameOf } from '../patient-labels.ts'
import { SendOfferDialog } from '../send-offer-dialog.tsx'
import { AwardDialog } from './award-dialog.tsx'
import { useDeskCheckIn } from './use-desk-check-in.ts'

const tasks = [
  { task: 'check-in', key: 'c', icon: MapPinCheck, label: 'Check In', variant: 'secondary' },
  { task: 'award', key: 'a', icon: Gift, label: 'Award Points', variant: 'primary' },
  { task: 'points', key: 'e', icon: Coins, label: 'Edit Points', variant: 'secondary' },
  { task: 'offer', key: 'o', icon: BadgePercent, label: 'Send 10% Off', variant: 'secondary' },
] as const

type Task = (typeof tasks)[number]

/** The patient's details and the actions for them, each with a keyboard shortcut. */
export function PatientHead({ patient }: { patient: Patient }) {
  const [task, setTask] = useState<Task['task']>()
  const close = () => setTask(undefined)
  const checkIn = useDeskCheckIn(patient.id)
  return (
    <Card padding="m" as="section" aria-labelledby="patient">
      <Inline gap="s" spread="between">
        <Who patient={patient} />
        <Inline gap="xs">
          {tasks.map(each => (
            <TaskButton
              key={each.task}
              each={each}
              busy={each.task === 'check-in' && checkIn.busy}
              onBegin={each.task === 'check-in' ? checkIn.begin : () => setTask(each.task)}
            />
          ))}
        </Inline>
      </Inline>
      {task === 'award' && <AwardDialog patient={patient} onClose={close} />}
      {task === 'points' && <EditPointsDialog patient={patient} onClose={close} />}
      {task === 'offer' && <SendOfferDialog patient={patient} onClose={close} />}
    </Card>
  )
}

type TaskButtonProps = { each: Task; busy: boolean; onBegin: () => void }

function TaskButton({ each, busy, onBegin }: TaskButtonProps) {
  useShortcut(each.key, onBegin)
  return (
    <Button
      variant={each.variant}
      size="s"
      icon={each.icon}
      busy={busy}
      aria-keyshortcuts={each.key}
      onClick={onBegin}
    >
      {each.label} <KeyHint>{each.key.toUpperCase()}</KeyHint>
    </Button>
  )
}

function Who({ patient }: { patient: Patient }) {
  const name = nameOf(patient)
  return (
    <Inline gap="s" fill="last" wrap={false}>
      <Avatar name={name} src={patient.profileImageUrl} decorative />
      <Stack gap="xxs">
        <Inline gap="xs">
          <Heading level={2} id="patient">
            {name}
          </Heading>
          <Badge metal={metalOf(patient.vipTier)}>{tierName(patient.vipTier)}</Badge>
        </Inline>
        <Text size={14} tone="quiet">
          {breakable(patient.email || 'No email')}
        </Text>
      </Stack>
    </Inline>
  )
}
