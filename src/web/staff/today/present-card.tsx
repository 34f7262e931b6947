import { Cake, FileWarning, Gift, ListChecks, Ticket } from 'lucide-react'
import type { PresentPatient } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { timeOf } from '../../format/days.ts'
import { points } from '../../format/points.ts'
import { metalOf, tierName } from '../../member/tiers.ts'

/** One patient who is here: when they came, their tier, and what to speak about. */
export function PresentCard({ patient }: { patient: PresentPatient }) {
  const { name, email, vipTier, pointsBalance, checkedInAt } = patient
  return (
    <Card as="li" tone="quiet" padding="m">
      <Stack gap="s">
        <Inline spread="between" align="start" gap="s">
          <Stack gap="none">
            <Heading level={3} size={18}>
              {name || email}
            </Heading>
            <Text size={14} tone="quiet" figures>
              {`${timeOf(checkedInAt)} · ${points(pointsBalance)}`}
            </Text>
          </Stack>
          <Badge metal={metalOf(vipTier)}>{tierName(vipTier)}</Badge>
        </Inline>
        <ToSpeakAbout patient={patient} />
      </Stack>
    </Card>
  )
}

function ToSpeakAbout({ patient }: { patient: PresentPatient }) {
  const { birthday, claimableRewards, openVouchers, pendingRequests, hasIntake } = patient
  const [dearest, ...others] = claimableRewards
  return (
    <Inline gap="xs" wrap>
      {birthday && (
        <Badge tone="accent" icon={Cake}>
          {birthday === 'today' ? 'Birthday today' : 'Birthday this week'}
        </Badge>
      )}
      {dearest && (
        <Badge tone="positive" icon={Gift}>
          {others.length > 0 ? `Can claim ${dearest} or ${others.length} more` : `Can claim ${dearest}`}
        </Badge>
      )}
      {openVouchers > 0 && (
        <Badge tone="positive" icon={Ticket}>
          {openVouchers === 1 ? '1 voucher ready' : `${openVouchers} vouchers ready`}
        </Badge>
      )}
      {pendingRequests > 0 && (
        <Badge tone="caution" icon={ListChecks}>
          {pendingRequests === 1 ? '1 pending request' : `${pendingRequests} pending requests`}
        </Badge>
      )}
      {!hasIntake && (
        <Badge tone="critical" icon={FileWarning}>
          Intake missing
        </Badge>
      )}
    </Inline>
  )
}
