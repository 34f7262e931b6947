import { useState } from 'react'
import { getListPostsQueryKey, useListPosts } from '#api/blog/blog.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Chips } from '#ui-kit/actions/chips/chips.tsx'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { House } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { BookButton } from '../../app/book-button.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { seenFirst } from '../../app/seen-first.ts'
import { LoadError } from '../../data/load-error.tsx'
import { LastUpdated } from '../../format/last-updated.tsx'
import { postCategoriesOf, postCategoryTitle } from './blog-labels.ts'
import { PostCard } from './post-card.tsx'
import { PostDetail } from './post-detail.tsx'

export type BlogScreenProps = {
  category: string
  onCategory: (category: string) => void
  /** The ID of the open post. */
  open: string | undefined
  onOpen: (id: string) => void
  onBack: () => void
}

/** The clinic's posts; an open post replaces the list. */
export function BlogScreen({ category, onCategory, open, onOpen, onBack }: BlogScreenProps) {
  const { data: posts, error, refetch } = useListPosts()
  const [last, setLast] = useState(open)
  const post = posts?.find(({ id }) => id === open)
  if (post && post.id !== last) setLast(post.id)
  if (post) return <PostDetail key={post.id} post={post} onBack={onBack} />
  const openPost = (id: string) => {
    setLast(id)
    onOpen(id)
  }
  return (
    <Page bar wide header={<BlogBar />}>
      <LastUpdated of={getListPostsQueryKey()} />
      {posts ? (
        <>
          <Categories posts={posts} category={category} onCategory={onCategory} />
          <Posts
            posts={posts.filter(each => category === 'all' || each.category === category)}
            category={category}
            onOpen={openPost}
            onAll={() => onCategory('all')}
            last={last}
          />
        </>
      ) : error ? (
        <LoadError what="The blog" because={error.userMessage} onRetry={refetch} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

const BlogBar = () => (
  <TopBar
    title="Beauty Blog"
    back={<IconButton icon={House} label="Home" render={<ScreenLink to="/" />} />}
    actions={<BookButton size="s">Book Now</BookButton>}
  />
)

type CategoriesProps = Pick<BlogScreenProps, 'category' | 'onCategory'> & { posts: readonly BlogPost[] }

function Categories({ posts, category, onCategory }: CategoriesProps) {
  const categories = postCategoriesOf(posts)
  if (categories.length === 0) return null
  const chips = categories.map(value => ({ value, label: postCategoryTitle(value) }))
  return (
    <Chips
      label="Category"
      chips={[{ value: 'all', label: 'All Posts' }, ...chips]}
      value={category}
      onChange={onCategory}
    />
  )
}

type PostsProps = {
  posts: readonly BlogPost[]
  category: string
  onOpen: (id: string) => void
  onAll: () => void
  /** The post that was last read or tapped: its card gets focus and animates its picture and title. */
  last: string | undefined
}

function Posts({ posts, category, onOpen, onAll, last }: PostsProps) {
  if (posts.length === 0) return <NoPosts category={category} onAll={onAll} />
  return (
    <Grid as="ul" columns={1} columnsWide={3} gap="m">
      {posts.map((post, place) => (
        <PostCard
          key={post.id}
          post={post}
          seenFirst={place < seenFirst}
          shared={post.id === last}
          onOpen={() => onOpen(post.id)}
          {...(post.id === last && { pressRef: focusInPlace })}
        />
      ))}
    </Grid>
  )
}

// Outside the component: a new function would take the focus again on every render.
const focusInPlace = (card: HTMLButtonElement | null) => card?.focus({ preventScroll: true })

function NoPosts({ category, onAll }: { category: string; onAll: () => void }) {
  const filtered = category !== 'all'
  return (
    <EmptyState
      drawing="letter"
      title="No Posts Yet"
      hint={
        filtered
          ? `No posts found in ${postCategoryTitle(category)}.`
          : "We're working on bringing you amazing content. Check back soon!"
      }
      action={
        filtered ? (
          <Button variant="secondary" onClick={onAll}>
            All Posts
          </Button>
        ) : (
          <Button variant="secondary" render={<ScreenLink to="/services" />}>
            Browse Services
          </Button>
        )
      }
    />
  )
}

const Waiting = () => (
  <Loading label="Loading blog posts...">
    <Grid columns={1} columnsWide={3} gap="m">
      {['first', 'second', 'third'].map(key => (
        <Card key={key} media={<Skeleton shape="picture" />}>
          <Stack gap="s">
            <Skeleton shape="title" width="most" />
            <SkeletonText lines={3} />
          </Stack>
        </Card>
      ))}
    </Grid>
  </Loading>
)
