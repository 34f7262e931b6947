import type { OfferedPromotion } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { type Metal, metals } from '#ui-kit/foundations/theme/tokens.css.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { BookButton } from '../../app/book-button.tsx'
import { Banner } from './banner/banner.tsx'
import { audienceLabel, discountLabel, validity } from './promotion-labels.ts'

type PromotionCardProps = { promotion: OfferedPromotion; seenFirst: boolean }

export function PromotionCard({ promotion, seenFirst }: PromotionCardProps) {
  const { title, description, discountType } = promotion
  const audience = audienceLabel(promotion.targetAudience)
  return (
    <Card
      as="li"
      media={
        <Banner src={`/pictures/offer-${discountType}.svg`} eager={seenFirst}>
          {discountLabel(promotion)}
        </Banner>
      }
    >
      <Stack gap="s">
        <Inline spread="between" align="start" wrap>
          <Heading level={2} size={22}>
            {title}
          </Heading>
          {audience && <AudienceBadge audience={audience} />}
        </Inline>
        <Text tone="quiet" lines="keep">
          {description}
        </Text>
        <Text size={14} weight="medium" figures>
          {validity(promotion)}
        </Text>
        <BookButton full variant="secondary">
          Book Now
        </BookButton>
      </Stack>
    </Card>
  )
}

function AudienceBadge({ audience }: { audience: string }) {
  const metal = metalOf(audience)
  return <Badge {...(metal ? { metal } : { tone: 'accent' })}>{audience}</Badge>
}

const metalOf = (audience: string): Metal | undefined =>
  metals.find(metal => metal.toUpperCase() === audience)
