import type { ContentPorts } from './ports.ts'
import { type Post, type PostDraft, withDraft } from './posts.ts'
import { UnknownPost } from './refusals.ts'

export async function updatePost({ posts, now }: ContentPorts, id: string, draft: PostDraft): Promise<Post> {
  const before = await posts.findToChange(id)
  if (!before) throw new UnknownPost()
  const fields = withDraft(before, draft)
  const publishedAt = before.publishedAt ?? (fields.status === 'published' ? now() : null)
  const post = { ...before, ...fields, publishedAt }
  await posts.change(post)
  return post
}
