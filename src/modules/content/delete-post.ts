import type { ContentPorts } from './ports.ts'
import { UnknownPost } from './refusals.ts'

export async function deletePost({ posts }: ContentPorts, id: string): Promise<void> {
  if (!(await posts.remove(id))) throw new UnknownPost()
}
