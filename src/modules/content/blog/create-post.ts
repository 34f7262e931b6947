import { newId } from '#platform/kernel/ids.ts'
import type { BlogPorts } from './ports.ts'
import { emptyPost, type Post, type PostDraft, withDraft } from './posts.ts'

export async function createPost({ posts, now }: BlogPorts, draft: PostDraft): Promise<Post> {
  const createdAt = now()
  const fields = withDraft(emptyPost, draft)
  const publishedAt = fields.status === 'published' ? createdAt : null
  const post = { ...fields, id: newId(createdAt.getTime()), createdAt, publishedAt }
  await posts.add(post)
  return post
}
