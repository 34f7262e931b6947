import type { PresentPatient } from '#api/schemas/index.ts'
import { Avatar } from '#ui-kit/data/avatar/avatar.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Cake, FileWarning, Gift, ListChecks, Ticket } from '#ui-kit/icons.ts'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { timeOf } from '../../format/days.ts'
import { points } from '../../format/points.ts'
import { metalOf, tierName } from '../../member/tiers.ts'
import { patientAddress } from '../patients/patient-labels.ts'

/** A patient who is here: arrival, tier, and what to mention. */
export function PresentRow({ patient }: { patient: PresentPatient }) {
  const { id, name, email, pointsBalance, checkedInAt } = patient
  return (
    <ListRow
      render={<ScreenLink to={patientAddress(id)} />}
      leading={<Avatar name={name || email} decorative />}
      title={name || email}
      hint={
        <Stack as="span" gap="xxs">
          {`${timeOf(checkedInAt)} · ${points(pointsBalance)}`}
          <ToSpeakAbout patient={patient} />
        </Stack>
      }
    />
  )
}

function ToSpeakAbout({ patient }: { patient: PresentPatient }) {
  const { vipTier, birthday, claimableRewards, readyVouchers, pendingRequests, hasIntake } = patient
  const [dearest, ...others] = claimableRewards
  return (
    <Inline as="span" gap="xs" wrap>
      <Badge metal={metalOf(vipTier)}>{tierName(vipTier)}</Badge>
      {birthday && (
        <Badge tone="accent" icon={Cake}>
          {birthday === 'today' ? 'Birthday today' : 'Birthday this week'}
        </Badge>
      )}
      {dearest && (
        <Badge tone="positive" icon={Gift}>
          {others.length > 0
            ? `Can claim ${dearest} or ${others.length === 1 ? '1 other reward' : `${others.length} other rewards`}`
            : `Can claim ${dearest}`}
        </Badge>
      )}
      {readyVouchers.length > 0 && (
        <Badge tone="positive" icon={Ticket}>
          {readyVouchers.length === 1 ? '1 voucher ready' : `${readyVouchers.length} vouchers ready`}
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
