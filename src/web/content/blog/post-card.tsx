import type { Ref } from 'react'
import type { BlogPost } from '#api/schemas/index.ts'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { CardPress } from '#ui-kit/layout/card/card-press.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { datesOf, postCategoryTitle, readTime } from './blog-labels.ts'
import { SharedElement } from './shared-element/shared-element.tsx'

type PostCardProps = {
  post: BlogPost
  seenFirst: boolean
  /** Whether its picture and title are animated. */
  shared: boolean
  onOpen: () => void
  pressRef?: Ref<HTMLButtonElement>
}

export function PostCard({ post, seenFirst, shared, onOpen, pressRef }: PostCardProps) {
  const { title, excerpt, featuredImage, category } = post
  const { instant, short } = datesOf(post)
  return (
    <Card
      as="li"
      media={
        <SharedElement part="picture" shared={shared}>
          <Illustration src={featuredImage} ratio="wide" rounded={false} eager={seenFirst || shared} />
        </SharedElement>
      }
    >
      <Stack gap="xs">
        <Inline gap="xs" align="center" wrap>
          {category && <Badge tone="accent">{postCategoryTitle(category)}</Badge>}
          <Text as="span" size={14} tone="quiet">
            <time dateTime={instant}>{short}</time> · {readTime(post.readTime)}
          </Text>
        </Inline>
        <SharedElement part="title" shared={shared}>
          <Heading level={2} size={18}>
            <CardPress onClick={onOpen} ref={pressRef}>
              {title}
            </CardPress>
          </Heading>
        </SharedElement>
        {excerpt && (
          <Text size={14} tone="quiet" lines="three">
            {excerpt}
          </Text>
        )}
        <Tags tags={post.tags} />
      </Stack>
    </Card>
  )
}

const shownTags = 3

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  const more = tags.length - shownTags
  return (
    <Inline as="ul" gap="xs" wrap aria-label="Topics">
      {tags.slice(0, shownTags).map(tag => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge>{`+${more} more`}</Badge>
        </li>
      )}
    </Inline>
  )
}
