type PostAddress = { readonly id: string; readonly slug: string }

/** The post that an address names: by the end of its id, so that the address holds when the title has changed. */
export function findPost<Post extends PostAddress>(posts: readonly Post[], slug: string): Post | undefined {
  const end = slug.split('-').at(-1) ?? ''
  return posts.find(({ id }) => /^[0-9a-f]{12}$/.test(end) && id.endsWith(`-${end}`))
}

export const addressOfPost = ({ slug }: Pick<PostAddress, 'slug'>) => `/blog/${slug}`
