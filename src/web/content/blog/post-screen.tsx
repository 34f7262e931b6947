import { useListPosts } from '#api/blog/blog.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { ArrowLeft } from '#ui-kit/icons.ts'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { NothingHere } from '../../app/not-found.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { usePageHead } from '../../app/use-page-head.ts'
import { LoadError } from '../../data/load-error.tsx'
import { findPost } from './find-post.ts'
import { PostPage } from './post-detail.tsx'

export function PostScreen({ slug }: { slug: string }) {
  const { data: posts, error, refetch } = useListPosts()
  const post = posts && findPost(posts, slug)
  if (post) return <PostPage post={post} back={<ToBlog />} />
  if (posts) return <NoSuchPost />
  return (
    <Page bar header={<TopBar title="Beauty Blog" />}>
      <ToBlog />
      {error ? <LoadError what="The post" because={error.userMessage} onRetry={refetch} /> : <Waiting />}
    </Page>
  )
}

function NoSuchPost() {
  usePageHead({ title: 'Page not found' })
  return <NothingHere />
}

const ToBlog = () => (
  <div>
    <Button variant="quiet" icon={ArrowLeft} render={<ScreenLink to="/blog" />}>
      Back to Blog
    </Button>
  </div>
)

const Waiting = () => (
  <Loading label="Loading the post">
    <Stack gap="l">
      <Skeleton shape="picture" />
      <Skeleton shape="title" width="most" />
      <SkeletonText lines={6} />
    </Stack>
  </Loading>
)
