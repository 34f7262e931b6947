import { Badge } from '#ui-kit/badge/badge.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { PressCard } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Skeleton } from '#ui-kit/skeleton/skeleton.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { discountLabel } from '../content/promotions/promotion-labels.ts'
import { useOffers } from '../content/promotions/use-offers.ts'
import { calendarDay, clinicToday } from '../format/days.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'
import { focusOfDay } from './focus-of-day.ts'

/** The first promotion only, when it is for the member: the server puts those first (D-30). */
export function VipPromotion({ nextReward }: Pick<SignedInUser, 'nextReward'>) {
  const { offers, isPending } = useOffers()
  const [first] = offers ?? []
  if (isPending) return <Skeleton shape="tile" />
  if (!first?.isEligible) return null
  const focus = focusOfDay({ nextReward, offer: first, today: clinicToday() }) === 'special'
  return (
    <PressCard tone={focus ? 'accent' : 'plain'} render={<ScreenLink to="/promotions" />}>
      <Stack gap="xs">
        <Inline spread="between" align="center" gap="s">
          <Heading level={2} size={18}>
            VIP Promotions
          </Heading>
          <Badge tone={focus ? 'strong' : 'neutral'}>LIMITED TIME</Badge>
        </Inline>
        <Inline spread="between" align="baseline" gap="s" wrap>
          <Text>{first.title}</Text>
          <Text size={22} weight="strong" tone={focus ? 'accent' : 'ink'} figures>
            {discountLabel(first)}
          </Text>
        </Inline>
        {focus && (
          <Text size={14} tone="quiet">
            Ends {calendarDay(first.validUntil)}
          </Text>
        )}
      </Stack>
    </PressCard>
  )
}
