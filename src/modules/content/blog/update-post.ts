import type { BlogPorts } from './ports.ts'
import { type Post, type PostChange, type PostFields, withDraft } from './posts.ts'
import { PostChanged, UnknownPost } from './refusals.ts'

export async function updatePost(
  { posts, now }: BlogPorts,
  id: string,
  draft: PostChange,
  isWhatWasSeen: (post: Post) => boolean,
): Promise<Post> {
  const before = await posts.findToChange(id)
  if (!before) throw new UnknownPost()
  const fields = withDraft(before, draft)
  // A client that missed the first response sends the same request again.
  if (changesNothing(before, fields)) return before
  if (!isWhatWasSeen(before)) throw new PostChanged()
  const publishedAt = before.publishedAt ?? (fields.status === 'published' ? now() : null)
  const post = { ...before, ...fields, publishedAt }
  await posts.change(post)
  return post
}

const changesNothing = (before: Post, fields: PostFields) =>
  Object.entries(fields).every(
    ([name, value]) => JSON.stringify(before[name as keyof PostFields]) === JSON.stringify(value),
  )
