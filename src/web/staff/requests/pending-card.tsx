import { Check, X } from 'lucide-react'
import type { PendingRequest } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/badge/badge.tsx'
import { Button } from '#ui-kit/button/button.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { clinicMoment } from '../../format/clinic-moment.ts'
import { calendarDay } from '../../format/days.ts'
import { points } from '../../format/points.ts'
import { nameOf } from './request-labels.ts'

type PendingCardProps = { request: PendingRequest; onDecide: (verdict: 'approve' | 'deny') => void }

/** Who asks for what, and the two ways to answer. */
export function PendingCard({ request, onDecide }: PendingCardProps) {
  const { serviceName, servicePoints, userEmail, requestDate, treatmentDate, notes } = request
  const about = `${serviceName} for ${nameOf(request)}`
  return (
    <Card as="li" tone="quiet" padding="m">
      <Stack gap="s">
        <Inline spread="between" align="start" gap="s">
          <Stack gap="none">
            <Heading level={3} size={18}>
              {nameOf(request)}
            </Heading>
            <Text size={14} tone="quiet">
              {userEmail}
            </Text>
          </Stack>
          <Badge tone="accent">{points(servicePoints)}</Badge>
        </Inline>
        <Text weight="medium">{serviceName}</Text>
        <Text size={14} tone="quiet">
          {treatmentDate && `Treatment on ${calendarDay(treatmentDate)} · `}
          {`Asked ${clinicMoment(requestDate)}`}
        </Text>
        {notes && <Text lines="keep">{notes}</Text>}
        <Inline gap="s" wrap>
          <Button size="s" icon={Check} onClick={() => onDecide('approve')} aria-label={`Approve ${about}`}>
            Approve
          </Button>
          <Button
            size="s"
            variant="secondary"
            icon={X}
            onClick={() => onDecide('deny')}
            aria-label={`Deny ${about}`}
          >
            Deny
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
