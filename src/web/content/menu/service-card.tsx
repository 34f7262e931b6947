import { Link } from '@tanstack/react-router'
import type { Service } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/badge/badge.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Illustration } from '#ui-kit/illustration/illustration.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { TextLink } from '#ui-kit/text-link/text-link.tsx'
import { price as priceInWords } from '../../format/money.ts'
import { pointsEarned as pointsInWords } from '../../format/points.ts'
import { sourcesOf } from '../../format/uploaded-picture.ts'
import { weeks } from '../../format/weeks.ts'

type ServiceCardProps = { service: Service; level: 2 | 3; seenFirst: boolean }

export function ServiceCard({ service, level, seenFirst }: ServiceCardProps) {
  const { id, name, description, price, pointsEarned, durationMinutes, imageUrl, lastsWeeks, onlyAt } =
    service
  const details = [lastsWeeks && `Lasts about ${weeks(lastsWeeks)}`, onlyAt && `Only at ${onlyAt.join(', ')}`]
  return (
    <Card as="li" media={<ServicePicture imageUrl={imageUrl} seenFirst={seenFirst} />}>
      <Stack gap="xs">
        <Heading level={level} size={18}>
          {name}
        </Heading>
        <Text size={14} tone="quiet">
          {description}
        </Text>
        {details.some(Boolean) && (
          <Text size={14} tone="quiet">
            {details.filter(Boolean).join(' · ')}
          </Text>
        )}
        <Inline spread="between" align="center" wrap>
          <Text weight="strong" figures>
            {priceInWords(price)}
            {durationMinutes ? ` · ${durationMinutes} min` : ''}
          </Text>
          <Badge tone="accent">{pointsInWords(pointsEarned)}</Badge>
        </Inline>
        <TextLink
          alone
          aria-label={`Request points for ${name}`}
          render={<Link to="/request-points" search={{ service: id }} />}
        >
          Request points
        </TextLink>
      </Stack>
    </Card>
  )
}

const ServicePicture = ({ imageUrl, seenFirst }: { imageUrl: string; seenFirst: boolean }) => (
  <Illustration
    src={imageUrl}
    sources={sourcesOf(imageUrl)}
    sizes="(min-width: 900px) 340px, 100vw"
    ratio="wide"
    rounded={false}
    eager={seenFirst}
  />
)
