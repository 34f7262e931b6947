import type { BlogPost } from '#api/schemas/index.ts'

/**
 * A post in a server-rendered page: without its text, which the app fetches. With it, the page wouldn't fit into the
 * first round trip.
 */
export type AbridgedPost = Omit<BlogPost, 'content'> & Partial<Pick<BlogPost, 'content'>>

/** The list with the text of only one post: with all texts, each new post would make the page larger. */
export function abridgedPosts(posts: readonly BlogPost[], whole: BlogPost | undefined): AbridgedPost[] {
  return posts.map(post => {
    if (post === whole) return post
    const { content: _, ...rest } = post
    return { ...rest, scientificReferences: null }
  })
}
