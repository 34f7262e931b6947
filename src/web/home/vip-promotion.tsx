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

/** The first promotion only, when it is for the member: the server puts those first (D-30). */
export function VipPromotion() {
  const { offers, isPending } = useOffers()
  const [first] = offers ?? []
  if (isPending) return <Skeleton shape="tile" />
  if (!first?.isEligible) return null
  return (
    <PressCard tone="accent" render={<ScreenLink to="/promotions" />}>
      <Stack gap="xs">
        <Inline spread="between" align="center" gap="s">
          <Heading level={2} size={18}>
            VIP Promotions
          </Heading>
          <Badge tone="strong">LIMITED TIME</Badge>
        </Inline>
        <Inline spread="between" align="baseline" gap="s" wrap>
          <Text>{first.title}</Text>
          <Text size={22} weight="strong" tone="accent" figures>
            {discountLabel(first)}
          </Text>
        </Inline>
      </Stack>
    </PressCard>
  )
}
