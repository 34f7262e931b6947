import type { PendingRequest } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { KeyHint } from '#ui-kit/actions/key-hint/key-hint.tsx'
import { Check, X } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinicMoment } from '../../format/clinic-moment.ts'
import { treatmentOn } from '../../format/days.ts'
import { phrases } from '../../format/phrases.ts'
import { points } from '../../format/points.ts'
import { nameOf } from './request-labels.ts'

type PendingCardProps = {
  request: PendingRequest
  onDecide: (verdict: 'approve' | 'deny') => void
  /** Whether to show the patient's name; off on their own page. */
  named?: boolean
  /** The shortcut that approves it, if any. */
  approveKey?: string | undefined
}

/** A request with its patient and the two decisions. */
export function PendingCard({ request, onDecide, named = true, approveKey }: PendingCardProps) {
  const { serviceName, servicePoints, pointsVary, requestDate, treatmentDate, notes } = request
  const about = `${serviceName} for ${nameOf(request)}`
  return (
    <Card as="li" tone="quiet" padding="m">
      <Stack gap="s">
        <Inline spread="between" align="start" gap="s">
          {named ? <Requester request={request} /> : <Text weight="medium">{serviceName}</Text>}
          <Text size={14} weight="medium" tone="accent">
            {pointsVary ? 'Points vary' : points(servicePoints)}
          </Text>
        </Inline>
        {named && <Text weight="medium">{serviceName}</Text>}
        <Text size={14} tone="quiet">
          {phrases(treatmentDate && treatmentOn(treatmentDate), `Requested ${clinicMoment(requestDate)}`)}
        </Text>
        {notes && <Text lines="keep">{notes}</Text>}
        <Inline gap="s" wrap>
          <Button
            size="s"
            icon={Check}
            onClick={() => onDecide('approve')}
            aria-label={`Approve ${about}`}
            aria-keyshortcuts={approveKey}
          >
            Approve {approveKey && <KeyHint>{approveKey.toUpperCase()}</KeyHint>}
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

const Requester = ({ request }: Pick<PendingCardProps, 'request'>) => (
  <Stack gap="none">
    <Heading level={3} size={18}>
      {nameOf(request)}
    </Heading>
    <Text size={14} tone="quiet">
      {request.userEmail}
    </Text>
  </Stack>
)
