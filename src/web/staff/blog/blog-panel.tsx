import { useState } from 'react'
import { useListPosts } from '#api/blog/blog.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { SearchField } from '#ui-kit/forms/search-field/search-field.tsx'
import { FilePlus } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { findPosts } from './find-posts.ts'
import { PostEditor } from './post-editor.tsx'
import { PostRow } from './post-row.tsx'
import { usePosts } from './use-posts.ts'

/** All posts, published or not, and the dialog to write them. */
export function BlogPanel() {
  const { data: posts, error, refetch } = useListPosts({ includeUnpublished: 'true' })
  const [editedId, setEditedId] = useState<string>()
  const [search, setSearch] = useState('')
  const edited = posts?.find(({ id }) => id === editedId)
  return (
    <Section
      title="Blog Management"
      padding="l"
      action={
        <Button size="s" icon={FilePlus} onClick={() => setEditedId('new')}>
          New Post
        </Button>
      }
    >
      <SearchField label="Search posts" placeholder="Search posts" value={search} onChange={setSearch} />
      {posts && <Posts posts={posts} search={search} onEdit={setEditedId} onAll={() => setSearch('')} />}
      {!posts && error && <LoadError what="The posts" because={error.userMessage} onRetry={refetch} />}
      {!posts && !error && <Loading label="Loading posts" />}
      {(edited || editedId === 'new') && (
        <PostEditor key={editedId} post={edited} onClose={() => setEditedId(undefined)} />
      )}
    </Section>
  )
}

type PostsProps = {
  posts: readonly BlogPost[]
  search: string
  onEdit: (id: string) => void
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
        hint="Patients often check the blog before they ask at the desk."
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
    <Grid as="ul" columnsWide="fit" gap="s" aria-label="Posts">
      {found.map(post => (
        <PostRow
          key={post.id}
          post={post}
          busy={busyWith === post.id}
          onEdit={() => onEdit(post.id)}
          onPublish={() => publish(post)}
          onDelete={() => remove(post)}
        />
      ))}
    </Grid>
  )
}
