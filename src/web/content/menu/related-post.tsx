import { useListPosts } from '#api/blog/blog.ts'
import type { Service } from '#api/schemas/index.ts'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { postAbout } from './post-about.ts'

/** A link to the newest post about a service, if there is one. */
export function RelatedPost({ service }: { service: Service }) {
  const { data: posts = [] } = useListPosts(undefined, { query: { refetchOnMount: false } })
  const post = postAbout(service, posts)
  if (!post) return null
  return (
    <TextLink alone render={<ScreenLink to={`/blog/${post.slug}`} />}>
      {`On the blog: ${post.title}`}
    </TextLink>
  )
}
