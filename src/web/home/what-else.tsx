import type { ReactNode } from 'react'
import { useListPosts } from '#api/blog/blog.ts'
import { useExpectBonuses } from '#api/diary/diary.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { Tile } from '#ui-kit/actions/tile/tile.tsx'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { BookOpen, CalendarClock } from '#ui-kit/icons.ts'
import { PressCard } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { readTime } from '../content/blog/blog-labels.ts'
import { calendarDay } from '../format/days.ts'
import { pointsEarned } from '../format/points.ts'

type WhatElseProps = { special: ReactNode; second: ReactNode; isPhotoShown: boolean }

/** Next to the specials on a large screen: the latest post, and the next photo that earns points. */
export function WhatElse({ special, second, isPhotoShown }: WhatElseProps) {
  const { data: posts, isPending: isAskingForPosts } = useListPosts()
  const { data: bonuses, isPending: isAskingForDates } = useExpectBonuses()
  const [post] = posts ?? []
  const next = bonuses?.find(({ inDays }) => inDays > 0) ?? (isPhotoShown ? undefined : bonuses?.[0])
  if (isAskingForPosts || isAskingForDates)
    return (
      <Loading label="Loading what is new">
        <Skeleton shape="picture" />
      </Loading>
    )
  return (
    <>
      <Grid columns={2}>
        {special}
        {second || (post && <LatestPost post={post} />)}
      </Grid>
      {second && post && (
        <Tile
          icon={BookOpen}
          tone="quiet"
          title={post.title}
          hint={newOnTheBlog(post)}
          render={<ScreenLink to={`/blog/${post.slug}`} />}
        />
      )}
      {next && (
        <Tile
          icon={CalendarClock}
          tone="quiet"
          title={`${next.inDays > 0 ? calendarDay(next.earnsFrom) : 'Today'}: your next progress photo`}
          hint={`${pointsEarned(next.points)} when you add it to your diary`}
          render={<ScreenLink to="/diary" />}
        />
      )}
    </>
  )
}

const newOnTheBlog = (post: BlogPost) => `New on the blog · ${readTime(post.readTime)}`

const LatestPost = ({ post }: { post: BlogPost }) => (
  <PressCard
    media={<Illustration src={post.featuredImage} rounded={false} />}
    render={<ScreenLink to={`/blog/${post.slug}`} />}
  >
    <Stack gap="xs">
      <Heading level={2} size={18}>
        {post.title}
      </Heading>
      <Text size={14} tone="quiet">
        {newOnTheBlog(post)}
      </Text>
    </Stack>
  </PressCard>
)
