import type { ServiceRequest } from '#api/schemas/index.ts'
import { Badge, type BadgeProps } from '#ui-kit/data/badge/badge.tsx'
import { Check, Clock, X } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { dayOf, treatmentOn } from '../format/days.ts'
import { phrases } from '../format/phrases.ts'
import { pointsEarned } from '../format/points.ts'

export function RequestCard({ request }: { request: ServiceRequest }) {
  const { serviceName, requestDate, treatmentDate, notes, adminNotes } = request
  return (
    <Card as="li">
      <Stack gap="xs">
        <Inline spread="between" align="start" wrap>
          <Heading level={3} size={16}>
            {serviceName}
          </Heading>
          <Status request={request} />
        </Inline>
        <Text size={14} tone="quiet">
          {phrases(treatmentDate && treatmentOn(treatmentDate), `Requested on ${dayOf(requestDate)}`)}
        </Text>
        {notes && (
          <Text size={14} lines="keep">
            {notes}
          </Text>
        )}
        {adminNotes && <FromTheClinic>{adminNotes}</FromTheClinic>}
      </Stack>
    </Card>
  )
}

const looks: Record<ServiceRequest['status'], BadgeProps> = {
  pending: { tone: 'caution', icon: Clock, children: 'Pending' },
  approved: { tone: 'positive', icon: Check, children: 'Approved' },
  denied: { tone: 'critical', icon: X, children: 'Denied' },
}

function Status({ request: { status, pointsAwarded } }: { request: ServiceRequest }) {
  return (
    <Inline gap="xs">
      {pointsAwarded !== null && (
        <Text as="span" size={14} weight="strong" tone="positive" figures>
          {pointsEarned(pointsAwarded)}
        </Text>
      )}
      <Badge {...looks[status]} />
    </Inline>
  )
}

const FromTheClinic = ({ children }: { children: string }) => (
  <Card padding="s" tone="quiet">
    <Stack gap="xxs">
      <Text size={12} overline tone="quiet">
        From the clinic
      </Text>
      <Text size={14} lines="keep">
        {children}
      </Text>
    </Stack>
  </Card>
)
