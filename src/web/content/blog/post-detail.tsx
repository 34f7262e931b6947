import { type ReactNode, useEffect } from 'react'
import { useListPosts } from '#api/blog/blog.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Loading, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { ArrowLeft } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { usePageHead } from '../../app/use-page-head.ts'
import { LoadError } from '../../data/load-error.tsx'
import type { AbridgedPost } from './abridged-posts.ts'
import { datesOf, postCategoryTitle, readTime } from './blog-labels.ts'
import { PostBody } from './post-body.tsx'
import { headOf } from './post-head.ts'
import { SharePost } from './share-post.tsx'
import { SharedElement } from './shared-element/shared-element.tsx'

/** One post, in place of the list. */
export function PostDetail({ post, onBack }: { post: AbridgedPost; onBack: () => void }) {
  useEffect(focusTitle, [])
  return <PostPage post={post} back={<BackToBlog onBack={onBack} />} />
}

/** A post's own page, with its own head tags and a URL to share. */
export function PostPage({ post, back }: { post: AbridgedPost; back: ReactNode }) {
  usePageHead(headOf(post))
  return (
    <Page bar header={back}>
      <PostArticle post={post} />
      <Inline gap="s" wrap>
        {back}
        <SharePost post={post} />
      </Inline>
    </Page>
  )
}

/** The post itself, with the title level that fits its place. */
export function PostArticle({ post, level = 1 }: { post: AbridgedPost; level?: 1 | 3 }) {
  const { title, excerpt, content, featuredImage, scientificReferences, tags } = post
  return (
    <Stack as="article" gap="l" aria-labelledby="post-title">
      <SharedElement part="picture" shared>
        <Illustration src={featuredImage} eager />
      </SharedElement>
      <Stack gap="s">
        <Dateline post={post} />
        <SharedElement part="title" shared>
          <Heading level={level} size={36} id="post-title">
            {title}
          </Heading>
        </SharedElement>
        {excerpt && (
          <Text size={18} tone="quiet">
            {excerpt}
          </Text>
        )}
      </Stack>
      {content === undefined ? <WordsOnTheirWay /> : <PostBody text={content} level={level === 1 ? 2 : 4} />}
      {scientificReferences && <References text={scientificReferences} />}
      {tags.length > 0 && <RelatedTopics tags={tags} />}
    </Stack>
  )
}

const BackToBlog = ({ onBack }: { onBack: () => void }) => (
  <div>
    <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
      Back to Blog
    </Button>
  </div>
)

function Dateline({ post }: { post: AbridgedPost }) {
  const { instant, full } = datesOf(post)
  return (
    <Inline gap="xs" align="center" wrap>
      {post.category && <Badge tone="accent">{postCategoryTitle(post.category)}</Badge>}
      <Text as="time" size={14} tone="quiet" dateTime={instant}>
        {full}
      </Text>
      <Text as="span" size={14} tone="quiet">
        · {readTime(post.readTime)}
      </Text>
    </Inline>
  )
}

function WordsOnTheirWay() {
  const { error, refetch } = useListPosts()
  if (error) return <LoadError what="The post" because={error.userMessage} onRetry={refetch} />
  return (
    <Loading label="Loading the post...">
      <SkeletonText lines={6} />
    </Loading>
  )
}

const References = ({ text }: { text: string }) => (
  <Section title="References & Citations" size={18} tone="quiet" gap="xs">
    <Text size={14} lines="keep">
      {text}
    </Text>
  </Section>
)

const RelatedTopics = ({ tags }: { tags: readonly string[] }) => (
  <Stack as="section" gap="s" aria-labelledby="related-topics">
    <Heading level={2} size={18} id="related-topics">
      Related Topics
    </Heading>
    <Inline as="ul" gap="xs" wrap>
      {tags.map(tag => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </Inline>
  </Stack>
)

/** The list is gone, and the focused element with it. */
function focusTitle() {
  const title = document.getElementById('post-title')
  title?.setAttribute('tabindex', '-1')
  title?.focus({ preventScroll: true })
}
