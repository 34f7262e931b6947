import type { BlogPost, Service } from '#api/schemas/index.ts'

type PostTopic = Pick<BlogPost, 'title' | 'content' | 'tags'>

/** The newest post that names a service or, if none does, is tagged with its category. Posts come newest first. */
export function postAbout<Post extends PostTopic>(
  { name, category }: Pick<Service, 'name' | 'category'>,
  posts: readonly Post[],
): Post | undefined {
  const named = name.toLowerCase()
  const isTagged = ({ tags }: Post) => tags.some(tag => tag.toLowerCase().replaceAll(' ', '-') === category)
  return (
    posts.find(({ title, content, tags }) =>
      [title, content, ...tags].join('\n').toLowerCase().includes(named),
    ) ?? posts.find(isTagged)
  )
}
