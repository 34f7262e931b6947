import { FilePlus } from 'lucide-react'
import { useState } from 'react'
import { useListPosts } from '#api/content/content.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { EmptyState } from '#ui-kit/empty-state/empty-state.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { SearchField } from '#ui-kit/search-field/search-field.tsx'
import { Loading, SkeletonRows } from '#ui-kit/skeleton/skeleton.tsx'
import { Unreached } from '../../content/unreached.tsx'
import { findPosts } from './find-posts.ts'
import { PostEditor } from './post-editor.tsx'
import { PostRow } from './post-row.tsx'
import { usePosts } from './use-posts.ts'

/** The clinic's posts, published or not, and the editor in their place (staff.md, 2). */
export function BlogPanel() {
  const { data: posts, error, refetch } = useListPosts({ includeUnpublished: 'true' })
  const [edited, setEdited] = useState<BlogPost | 'new'>()
  const [search, setSearch] = useState('')
  if (edited)
    return <PostEditor post={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
  return (
    <Card padding="l" as="section" aria-labelledby="blog">
      <Stack gap="m">
        <Inline spread="between" wrap>
          <Heading level={2} id="blog">
            Blog Management
          </Heading>
          <Button size="s" icon={FilePlus} onClick={() => setEdited('new')}>
            New Post
          </Button>
        </Inline>
        <SearchField label="Search posts" placeholder="Search posts" value={search} onChange={setSearch} />
        {posts && <Posts posts={posts} search={search} onEdit={setEdited} onAll={() => setSearch('')} />}
        {!posts && error && (
          <Unreached what="The posts" reason={error.sentence} onRetry={() => void refetch()} />
        )}
        {!posts && !error && (
          <Loading label="Loading posts">
            <SkeletonRows />
          </Loading>
        )}
      </Stack>
    </Card>
  )
}

type PostsProps = {
  posts: readonly BlogPost[]
  search: string
  onEdit: (post: BlogPost | 'new') => void
  onAll: () => void
}

function Posts({ posts, search, onEdit, onAll }: PostsProps) {
  const { publish, remove, busyWith } = usePosts()
  const found = findPosts(posts, search)
  if (posts.length === 0)
    return (
      <EmptyState
        level={3}
        drawing="letter"
        title="No posts yet"
        hint="Patients read the blog before they ask at the desk."
        action={<Button onClick={() => onEdit('new')}>Write the First Post</Button>}
      />
    )
  if (found.length === 0)
    return (
      <EmptyState
        level={3}
        drawing="search"
        title={`No post matches “${search.trim()}”`}
        action={
          <Button variant="secondary" onClick={onAll}>
            Show All Posts
          </Button>
        }
      />
    )
  return (
    <Stack as="ul" gap="s" aria-label="Posts">
      {found.map(post => (
        <PostRow
          key={post.id}
          post={post}
          busy={busyWith === post.id}
          onEdit={() => onEdit(post)}
          onPublish={() => publish(post)}
          onDelete={() => remove(post)}
        />
      ))}
    </Stack>
  )
}
