import { createFileRoute } from '@tanstack/react-router'
import { PostScreen } from '../content/blog/post-screen.tsx'

export const Route = createFileRoute('/_app/blog_/$slug')({ component: Post })

function Post() {
  const { slug } = Route.useParams()
  return <PostScreen slug={slug} />
}
