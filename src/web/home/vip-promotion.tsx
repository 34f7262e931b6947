import type { OfferedPromotion } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { PressCard } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { Banner } from '../content/promotions/banner/banner.tsx'
import { discountLabel } from '../content/promotions/promotion-labels.ts'
import { calendarDay } from '../format/days.ts'

export type VipPromotionProps = {
  offer: OfferedPromotion
  /** Whether it comes first today. */
  comesFirst?: boolean
  /** Whether it's next to the first one, which already has the section's name. */
  isSecond?: boolean
  /** Whether there's room for its picture. */
  pictured?: boolean
}

/** A special for the member. In its last days it shows when it ends. */
export function VipPromotion({
  offer,
  comesFirst = false,
  isSecond = false,
  pictured = false,
}: VipPromotionProps) {
  return (
    <PressCard
      tone={comesFirst ? 'accent' : 'plain'}
      media={
        pictured && <Banner src={`/pictures/offer-${offer.discountType}.svg`}>{discountLabel(offer)}</Banner>
      }
      render={<ScreenLink to="/promotions" />}
    >
      <Stack gap="xs">
        <Inline spread="between" align="center" gap="s">
          <Heading level={2} size={18}>
            {isSecond ? offer.title : 'VIP Promotions'}
          </Heading>
          <Badge tone={comesFirst ? 'strong' : 'neutral'}>LIMITED TIME</Badge>
        </Inline>
        <Inline spread="between" align="baseline" gap="s" wrap>
          <Text>{isSecond ? offer.description : offer.title}</Text>
          {!pictured && (
            <Text size={22} weight="strong" tone={comesFirst ? 'accent' : 'ink'} figures>
              {discountLabel(offer)}
            </Text>
          )}
        </Inline>
        {comesFirst && (
          <Text size={14} tone="quiet">
            Ends {calendarDay(offer.validUntil)}
          </Text>
        )}
      </Stack>
    </PressCard>
  )
}
