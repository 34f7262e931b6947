import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Service } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { BookButton } from '../../app/book-button.tsx'
import { servicePoints, servicePrice } from '../../format/service-price.ts'
import { sourcesOf } from '../../format/uploaded-picture.ts'
import { weeks } from '../../format/weeks.ts'
import { DisclosureRow } from './disclosure-row/disclosure-row.tsx'
import { RelatedPost } from './related-post.tsx'

type ServiceCardProps = { service: Service; level: 2 | 3; seenFirst: boolean }

/** One row with what members need to choose; tap it for the rest. */
export function ServiceCard({ service, level, seenFirst }: ServiceCardProps) {
  const { id, name, description, durationMinutes, imageUrl, lastsWeeks, onlyAt } = service
  const [wasOpened, setWasOpened] = useState(false)
  const points = servicePoints(service)
  const sources = sourcesOf(imageUrl)
  const hint = [durationMinutes && `${durationMinutes} min`, description]
  const more = [lastsWeeks && `Lasts about ${weeks(lastsWeeks)}`, onlyAt && `Only at ${onlyAt.join(', ')}`]
  return (
    <DisclosureRow
      onOpen={() => setWasOpened(true)}
      picture={
        <Illustration
          src={imageUrl}
          sources={sources}
          sizes="400px"
          ratio="square"
          rounded={false}
          eager={seenFirst}
        />
      }
      title={
        <Heading level={level} size={16}>
          {name}
        </Heading>
      }
      hint={hint.filter(Boolean).join(' · ')}
      more={more.filter(Boolean).join(' · ')}
      facts={
        <>
          <span>{servicePrice(service)}</span>
          {points && (
            <Text as="span" size={14} tone="accent">
              {points}
            </Text>
          )}
        </>
      }
      actions={
        <>
          <BookButton size="s">Book</BookButton>
          <Button
            size="s"
            variant="secondary"
            aria-label={`Request points for ${name}`}
            render={<Link to="/request-points" search={{ service: id }} />}
          >
            Request points
          </Button>
          {wasOpened && <RelatedPost service={service} />}
        </>
      }
    />
  )
}
