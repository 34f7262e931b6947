import type { BlogPorts } from './ports.ts'
import type { Post } from './posts.ts'
import { UnknownPost } from './refusals.ts'

export async function publishPost({ posts, now }: BlogPorts, id: string): Promise<Post> {
  const published = await posts.publish(id, now())
  if (!published) throw new UnknownPost()
  return published
}
