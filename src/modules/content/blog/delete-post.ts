import type { BlogPorts } from './ports.ts'
import { UnknownPost } from './refusals.ts'

export async function deletePost({ posts }: BlogPorts, id: string): Promise<string> {
  const title = await posts.remove(id)
  if (title === undefined) throw new UnknownPost()
  return title
}
