type PostAddress = { readonly id: string; readonly slug: string }

/** Finds a post by the end of its ID in the URL, so that old URLs work after a title change. */
export function findPost<Post extends PostAddress>(posts: readonly Post[], slug: string): Post | undefined {
  const end = slug.split('-').at(-1) ?? ''
  return posts.find(({ id }) => /^[0-9a-f]{12}$/.test(end) && id.endsWith(`-${end}`))
}

export const addressOfPost = ({ slug }: Pick<PostAddress, 'slug'>) => `/blog/${slug}`
